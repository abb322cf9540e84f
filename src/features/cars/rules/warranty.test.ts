import { expect, test } from "vitest";
import { warrantyOf, warrantyTerms, warrantyText } from "./warranty.ts";

const day = "2026-11-19";
const [long, short] = warrantyTerms;

test.each([
  ["2018-11-19", 15_000, long],
  ["2018-11-18", 15_000, short],
  ["2018-11-19", 15_001, short],
  ["2014-11-19", 20_000, short],
  ["2014-11-18", 9_000, null],
  ["2024-01-01", 20_001, null],
])("[CARWARRANTY-1] a car of %s with %i mil", (firstRegisteredOn, mileage, term) => {
  expect(warrantyOf({ firstRegisteredOn, mileage }, day)).toBe(term);
});

test("[CARWARRANTY-1] in words, both the time and the distance", () => {
  const said = (term: Parameters<typeof warrantyText>[0]) => warrantyText(term).replaceAll("\u00a0", " ");
  expect(said(long ?? null)).toBe("12 månader eller 2 000 mil, det som kommer först");
  expect(said(null)).toBe("Ingen utöver reklamationsrätten");
});

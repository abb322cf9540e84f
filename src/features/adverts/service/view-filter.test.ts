import { expect, test } from "vitest";
import { aPlate } from "#tests/any-plate.ts";
import { type AdvertView, viewFilter } from "./view-filter.ts";

const noon = new Date("2026-11-15T11:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const view = (said: Partial<AdvertView> = {}): AdvertView => ({
  plate: aPlate("mlb001"),
  address: "192.0.2.1",
  userAgent: "Firefox",
  ...said,
});
const plateNumber = (number: number) => aPlate(`mlb${String(number).padStart(3, "0")}`);

test("[VIEWS-1] a visitor who looks again the same day does not count", () => {
  const counts = viewFilter();
  expect(counts(view(), noon)).toBe(true);
  expect(counts(view(), later(1))).toBe(false);
  expect(counts(view(), later(600))).toBe(false);
});

test("[VIEWS-1] another visitor, another car and another day count", () => {
  const counts = viewFilter();
  counts(view(), noon);
  expect(counts(view({ address: "192.0.2.2" }), noon)).toBe(true);
  expect(counts(view({ userAgent: "Safari" }), noon)).toBe(true);
  expect(counts(view({ plate: aPlate("mlb002") }), noon)).toBe(true);
  expect(counts(view(), later(24 * 60))).toBe(true);
});

test("[VIEWS-3] one address counts for forty adverts a minute at most", () => {
  const counts = viewFilter();
  const counted = Array.from({ length: 100 }, (_, at) => counts(view({ plate: plateNumber(at) }), noon));
  expect(counted.filter(Boolean)).toHaveLength(40);
  expect(counts(view({ plate: aPlate("mlb200"), address: "192.0.2.9" }), noon)).toBe(true);
  expect(counts(view({ plate: aPlate("mlb201") }), later(1))).toBe(true);
});

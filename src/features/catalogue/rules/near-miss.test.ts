import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { initialFilter } from "./filter.ts";
import { nearMiss } from "./near-miss.ts";

const car = { ...aCar(), names: [], texts: [], legalCut: null };
const missing = (label: string) => nearMiss(car, initialFilter, [label], new Map()).text;

test("[LISTING-29] what is given up is said in its own words, and a name keeps its capital", () => {
  expect(missing("Dragkrok")).toBe("inte dragkrok");
  expect(["V40", "Volvo", "3-serie"].map(missing)).toEqual(["inte V40", "inte Volvo", "inte 3-serie"]);
});

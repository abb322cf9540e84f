import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { makes } from "#features/cars/rules/makes.ts";
import {
  bodyTypes,
  fuelCodes,
  gearboxes,
  seatChoiceFor,
  seatChoices,
} from "#features/cars/rules/vocabulary.ts";
import { demoModels, readModels, type SeriesModel, type Variant } from "./read-models.ts";

const variants = demoModels().flatMap((model) => model.variants.map((variant) => ({ model, variant })));
const rechargeable = new Set<number>([3, 5]);

/** Names the culprits, so that a failing test says which line of the tables is wrong. */
function thoseThat(breakTheRule: (variant: Variant, model: SeriesModel) => boolean): string[] {
  return variants
    .filter(({ model, variant }) => breakTheRule(variant, model))
    .map(({ model, variant }) => `${model.make} ${model.series} ${variant.name}`);
}

test("[DEMO-1] every series of every make is there once, and no other", () => {
  const named = Object.entries(makes).flatMap(([make, { series }]) =>
    Object.keys(series).map((value) => `${make} ${value}`),
  );
  expect(
    demoModels()
      .map(({ make, series }) => `${make} ${series}`)
      .sort(),
  ).toEqual(named.sort());
});

test("[DEMO-2] every body occurs, but not the group word personbil", () => {
  const bodies = new Set(variants.map(({ model, variant }) => variant.body ?? model.body));
  const expected = Object.keys(bodyTypes).filter((body) => body !== "personbil");
  expect([...bodies].sort()).toEqual(expected.sort());
});

test("[DEMO-3] every fuel and both gearboxes occur", () => {
  expect([...new Set(variants.map(({ variant }) => variant.fuel))].sort()).toEqual([...fuelCodes]);
  const gearboxesUsed = new Set(variants.map(({ variant }) => variant.gearbox));
  expect([...gearboxesUsed].sort()).toEqual(Object.keys(gearboxes).sort());
});

test("[DEMO-4] cars that can be charged have a range and a battery, no others do", () => {
  const wrong = thoseThat(({ fuel, wltpRange, battery }) => {
    const charged = rechargeable.has(fuel);
    return (wltpRange !== undefined) !== charged || (battery !== undefined) !== charged;
  });
  expect(wrong).toEqual([]);
});

test("[DEMO-5] model years are in order and within 2006–2026", () => {
  expect(thoseThat(({ years: [first, last] }) => first > last || first < 2006 || last > 2026)).toEqual([]);
});

test("[DEMO-6] every series has a share, a choice of variants, and was sold in the last ten years", () => {
  const withoutStock = demoModels().filter(
    ({ share, variants: sold }) =>
      share < 1 || sold.length < 3 || !sold.some(({ years: [, last] }) => last >= 2016),
  );
  expect(withoutStock).toEqual([]);
});

test("[DEMO-7] electric cars are automatic", () => {
  expect(thoseThat(({ fuel, gearbox }) => fuel === 3 && gearbox !== "automatisk")).toEqual([]);
});

test("[DEMO-8] a car cost 120 000 to 2 500 000 kr when new", () => {
  expect(thoseThat(({ newPrice }) => newPrice < 120_000 || newPrice > 2_500_000)).toEqual([]);
});

test("[DEMO-9] there are cars for every choice of seats", () => {
  const choices = new Set(variants.map(({ model, variant }) => seatChoiceFor(variant.seats ?? model.seats)));
  expect([...choices].sort()).toEqual([...seatChoices].sort());
});

test("[DEMO-29] a cell that cannot be right is named by its file and line", () => {
  const rows = readFileSync(new URL("./models.csv", import.meta.url), "utf8");
  const file = path.join(tmpdir(), `wrong-models-${process.pid}.csv`);
  const complaint = (from: string, to: string) => {
    writeFileSync(file, rows.replace(from, to));
    return () => readModels(pathToFileURL(file));
  };
  expect(complaint(",405000,", ",fyrahundratusen,")).toThrow(/\.csv:2: .*newPrice/s);
  expect(complaint("halvkombi,5,12,,Sportback 2.0", "halvkombi,5,13,,Sportback 2.0")).toThrow(
    "not all lines of audi a3 have the same share",
  );
});

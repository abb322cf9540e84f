import { expect, test } from "vitest";
import { makes } from "#features/cars/rules/makes.ts";
import { bodyTypesMatching } from "#features/cars/rules/vocabulary.ts";
import type { Filter } from "#features/catalogue/rules/filter.ts";
import { readSentence } from "#features/catalogue/rules/sentence/read-sentence.ts";
import { filterDay as now } from "#tests/any-filter.ts";
import { demoChain as chain } from "#tests/demo-chain.ts";
import { demoModels } from "./read-models.ts";

/** Every car of the demo by the name its advert has: "volvo v60 t6 awd recharge inscription". */
const adverts = demoModels().flatMap((model) =>
  model.variants.map((variant) => {
    const { label, series }: { label: string; series: Readonly<Record<string, string>> } = makes[model.make];
    const name = `${label} ${series[model.series] ?? model.series} ${variant.name}`.toLowerCase();
    return { name, model, variant, read: readSentence(name, { now, chain }) };
  }),
);

/** What the filter asks that the car is not. */
function untrue({ model, variant, read: { filter } }: (typeof adverts)[number]): string[] {
  const body = variant.body ?? model.body;
  const truths: Partial<Record<keyof Filter, boolean>> = {
    brands: filter.brands?.includes(model.make) ?? true,
    series: filter.series?.join() === model.series,
    // "hybrid" of a mild hybrid is said of petrol too.
    fuelTypes:
      /hybrid/.test(variant.name.toLowerCase()) || filter.fuelTypes?.includes(String(variant.fuel)) === true,
    types: filter.types?.flatMap(bodyTypesMatching).includes(body) === true,
    gearbox: filter.gearbox === variant.gearbox,
    hasAwd: filter.hasAwd === (variant.awd ?? false),
    batteryFrom: (filter.batteryFrom ?? 0) <= (variant.battery ?? 0),
    search: true,
  };
  return Object.keys(filter).filter((field) => truths[field as keyof Filter] !== true);
}

test("[SENTENCE-40] [SENTENCE-43] the name of a car's advert asks nothing that the car is not, and takes no trim for a slip", () => {
  expect(adverts.length).toBeGreaterThan(500);
  expect(adverts.flatMap((advert) => untrue(advert).map((field) => `${advert.name}: ${field}`))).toEqual([]);
  expect(adverts.flatMap(({ read }) => read.corrections)).toEqual([]);
});

test("[SENTENCE-40] every word of it is asked for or told", () => {
  // Prepositions, and letters of engines that are prepositions too.
  const small = ["med", "i", "a", "de"];
  const lost = adverts.flatMap(({ name, read: { chips, rest } }) =>
    [...name.matchAll(/[\p{L}\p{N}]+/gu)]
      .filter(
        ({ 0: word, index }) =>
          ![...chips, ...rest].some(({ from, to }) => from <= index && to >= index + word.length),
      )
      .map(([word]) => word),
  );
  expect([...new Set(lost)].toSorted()).toEqual(small.toSorted());
});

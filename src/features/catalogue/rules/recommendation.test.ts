import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { filterDay } from "#tests/any-filter.ts";
import { anyCatalogCar } from "#tests/any-stock.ts";
import { listedStock } from "../service/stock/stock-kinds.ts";
import type { PriceLevel } from "./mix-levels.ts";
import { pointsFor, type RecommendedCar, recommendationPoints } from "./recommendation.ts";
import { levelDensity, modelsAhead, type PartName, partNames, priceClasses, weights } from "./weights.ts";

const today = "2026-11-15";
const car: RecommendedCar = {
  publishedAt: new Date("2026-11-15T07:00:00Z"),
  modelYear: 2022,
  mileage: 6_000,
  price: 249_900,
  inspectedOn: "2026-10-01",
  inspectionComplete: true,
  pictureCount: 11,
  legalCut: null,
};

test("[RANK-1] the weights are a hundred, and no car has more or less than they allow", () => {
  expect(Object.values(weights).reduce((sum, points) => sum + points, 0)).toBe(100);
  fc.assert(
    fc.property(anyCatalogCar, (some) => {
      const known = { ...some, legalCut: null };
      for (const part of partNames) {
        const points = pointsFor(part, known, { today });
        expect(Number.isInteger(points) && points >= 0 && points <= weights[part]).toBe(true);
      }
    }),
  );
});

test.each<[string, PartName, Partial<RecommendedCar>, number]>([
  ["[RANK-2] published today", "fresh", {}, 25],
  ["[RANK-2] yesterday", "fresh", { publishedAt: new Date("2026-11-14T20:00:00Z") }, 25],
  ["[RANK-2] ten days ago", "fresh", { publishedAt: new Date("2026-11-05T20:00:00Z") }, 20],
  ["[RANK-2] long ago", "fresh", { publishedAt: new Date("2026-01-05T20:00:00Z") }, 0],
  ["[RANK-2] not yet", "fresh", { publishedAt: null }, 0],
  ["[RANK-3] as far as is usual", "mileage", {}, 10],
  ["[RANK-3] not at all", "mileage", { mileage: 0 }, 20],
  ["[RANK-3] twice as far and more", "mileage", { mileage: 13_000 }, 0],
  ["[RANK-3] the same in a cheaper class", "mileage", { price: 49_999 }, 17],
  ["[RANK-3] as old as is usual", "age", {}, 7],
  ["[RANK-3] next year's model", "age", { modelYear: 2027 }, 15],
  ["[RANK-3] without a price", "age", { price: null }, 0],
  ["[RANK-4] a whole report", "report", {}, 20],
  ["[RANK-4] half a report", "report", { inspectionComplete: false }, 0],
  ["[RANK-4] more pictures than enough", "pictures", {}, 10],
  ["[RANK-4] half of them", "pictures", { pictureCount: 4 }, 5],
  ["[RANK-4] a cut", "cut", { legalCut: 5_000 }, 10],
  ["[RANK-4] no cut", "cut", { legalCut: 0 }, 0],
])("%s", (_said, part, said, points) => {
  expect(pointsFor(part, { ...car, ...said }, { today })).toBe(points);
});

const text = readFileSync(
  new URL("../../../../content/news/sa-sorterar-vi-bilarna.md", import.meta.url),
  "utf8",
);
const cells = text
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const numberIn = (cell = "") => Number(cell.replace(/\D/g, ""));
const published = (label: string) => cells.find(([first]) => first === label) ?? [];
const publishedClasses = cells.filter(([first]) => /^(Under|Från) [\d ]+ kr$/.test(first ?? ""));

/** The formula as somebody would work it out who has only the text. */
function pointsByTheText(some: RecommendedCar): number {
  const max = (label: string) => numberIn(published(label)[1]);
  const usual = publishedClasses.find(
    ([price = ""]) => price.startsWith("Från") || (some.price ?? 0) < numberIn(price),
  );
  const forPrice = (label: string, value: number, usualValue: number) =>
    some.price === null ? 0 : Math.max(0, Math.floor(max(label) * (1 - value / usualValue / 2) + 1e-9));
  const day = (at: Date) => Date.parse(stockholmDay(at)) / 86_400_000;
  const days = some.publishedAt && Math.max(0, Date.parse(today) / 86_400_000 - day(some.publishedAt));
  const everyDays = published("Nyligen publicerad")[2]?.includes("varannan dag") ? 2 : Number.NaN;
  const fresh = days === null ? 0 : max("Nyligen publicerad") - Math.floor(days / everyDays);
  const pictures = (some.pictureCount ?? 0) / numberIn(published("Bilder")[2]);
  return (
    Math.max(0, fresh) +
    forPrice("Miltal för priset", some.mileage, numberIn(usual?.[2])) +
    forPrice("Ålder för priset", Math.max(0, 2026 - some.modelYear), numberIn(usual?.[1])) +
    (some.inspectedOn && some.inspectionComplete ? max("Komplett tillståndsrapport") : 0) +
    Math.floor(max("Bilder") * Math.min(1, pictures)) +
    (some.legalCut ? max("Sänkt pris") : 0)
  );
}

test("[RANK-7] points by the tables of the published text are those that the list is sorted by", () => {
  expect(publishedClasses).toHaveLength(priceClasses.length);
  const texts = { under: "Under marknadspris", level: "I nivå med marknadspris", over: "Över marknadspris" };
  const unknown = "Vi har sålt för få liknande bilar för att veta";
  for (const [level, label] of Object.entries({ ...texts, unknown }))
    expect([label, numberIn(published(label)[1])]).toEqual([label, levelDensity[level as PriceLevel]]);
  expect(text).toContain(`bland de ${modelsAhead} bilar som följer`);
  fc.assert(
    fc.property(anyCatalogCar, fc.nat(12), (some, pictureCount) => {
      const visible = listedStock.visible({ ...some, pictureCount });
      const facts = listedStock.factsOf(visible, filterDay);
      const known = { ...visible, legalCut: facts.legalCut };
      expect(facts.points).toBe(pointsByTheText(known));
      expect(recommendationPoints(known, { today })).toBe(facts.points);
    }),
    { numRuns: 300 },
  );
});

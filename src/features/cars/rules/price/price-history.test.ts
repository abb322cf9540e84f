import { expect, test } from "vitest";
import { priceHistory, priceHistoryLabels, referencePriceLabel, soldPriceHistory } from "./price-history.ts";

const at = (day: string) => new Date(`${day}T08:00:00Z`);

test("[PRICE-17] newest first: day, price, change and the lowest price of the 30 days before", () => {
  expect(
    priceHistory([
      { at: at("2026-08-12"), price: 319_900 },
      { at: at("2026-09-09"), price: 304_900 },
      { at: at("2026-10-28"), price: 289_900 },
    ]),
  ).toEqual([
    { at: at("2026-10-28"), price: 289_900, kind: "cut", change: -15_000, lowestBefore: 304_900 },
    { at: at("2026-09-09"), price: 304_900, kind: "cut", change: -15_000, lowestBefore: 319_900 },
    { at: at("2026-08-12"), price: 319_900, kind: "published", change: null, lowestBefore: null },
  ]);
});

test("[PRICE-18] a time off sale is a row without a price, also when it goes on", () => {
  const rows = priceHistory([
    { at: at("2026-08-12"), price: 319_900 },
    { at: at("2026-08-20"), price: null },
    { at: at("2026-08-25"), price: 309_900 },
    { at: at("2026-09-09"), price: null },
  ]);
  expect(
    rows.map(({ at, price, kind, change }) => [at.toISOString().slice(0, 10), price, kind, change]),
  ).toEqual([
    ["2026-09-09", null, "offSale", null],
    ["2026-08-25", 309_900, "cut", -10_000],
    ["2026-08-20", null, "offSale", null],
    ["2026-08-12", 319_900, "published", null],
  ]);
});

test("[PRICE-18] the words of the rows", () => {
  expect(Object.values(priceHistoryLabels)).toEqual([
    "Publicerad",
    "Sänkt pris",
    "Höjt pris",
    "Åter till salu",
    "Inte till salu",
    "Såld",
  ]);
});

test("[PRICE-21] the history of a sold car ends with its sale, not with days off sale", () => {
  const events = [
    { at: at("2026-08-12"), price: 319_900 },
    { at: at("2026-09-09"), price: null },
  ];
  const kinds = (soldAt: Date | null, past = events) =>
    soldPriceHistory(past, soldAt).map(({ at, kind }) => `${at.toISOString().slice(0, 10)} ${kind}`);
  expect(kinds(at("2026-09-10"))).toEqual(["2026-09-10 sold", "2026-08-12 published"]);
  expect(kinds(null)).toEqual(["2026-09-09 sold", "2026-08-12 published"]);
  expect(kinds(at("2026-09-10"), events.slice(0, 1))).toEqual(["2026-09-10 sold", "2026-08-12 published"]);
  expect(kinds(null, events.slice(0, 1))).toEqual(["2026-08-12 published"]);
});

test("[PRICE-19] the words beside the reference price tell one cut from a cut in steps", () => {
  const cutAt = at("2026-10-28");
  expect(referencePriceLabel({ cutAt, firstCutAt: cutAt })).toBe("lägst 30 dagar före");
  expect(referencePriceLabel({ cutAt, firstCutAt: at("2026-10-20") })).toBe(
    "lägst 30 dagar före första sänkningen",
  );
});

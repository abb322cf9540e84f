import { expect, test } from "vitest";
import { availabilityOf } from "./availability.ts";
import { askingPrice, milPerYear, publishedText, usualMileageView } from "./car-page-view.ts";
import { equipmentView } from "./equipment-view.ts";
import { priceHistoryView } from "./price-history-view.ts";

const now = new Date("2026-11-15T12:00:00Z");

test.each([
  [80, "incoming"],
  [129, "incoming"],
  [130, "forSale"],
  [135, "reserved"],
  [136, "forSale"],
  [140, "sold"],
  [150, "sold"],
])("[PAGE-26] status %i is %s", (status, availability) => {
  expect(availabilityOf({ status, price: 150_000 })).toBe(availability);
});

test("[PAGE-26] for sale without a price is being priced", () => {
  expect(availabilityOf({ status: 130, price: null })).toBe("beingPriced");
  expect(availabilityOf({ status: 110, price: null })).toBe("incoming");
});

test("[ADVERT-6] what was asked last, though a sold car is asked for no more", () => {
  const priceEvents = [
    { at: new Date("2026-08-12T08:00:00Z"), price: 304_900 },
    { at: new Date("2026-09-12T08:00:00Z"), price: 289_900 },
    { at: new Date("2026-10-12T08:00:00Z"), price: null },
  ];
  expect(askingPrice({ price: 1, priceEvents })).toBe(289_900);
  expect(askingPrice({ price: 219_900, priceEvents: [] })).toBe(219_900);
});

test("[PAGE-27] mil per year counts from the first registration", () => {
  expect(milPerYear({ mileage: 8_450, firstRegisteredOn: "2021-03-12" }, now)).toBe(
    "1\u00a0490\u00a0mil per år i snitt",
  );
  expect(milPerYear({ mileage: 450, firstRegisteredOn: "2026-03-12" }, now)).toBeNull();
});

test("[PAGE-28] published, days in stock and views", () => {
  const publishedAt = new Date("2026-08-12T08:00:00Z");
  expect(publishedText({ publishedAt, totalViewCount: 1_284 }, now)).toBe(
    "Publicerad augusti 12, 2026 · 95 dagar i lager · 1\u00a0284 visningar",
  );
  expect(publishedText({ publishedAt: new Date("2026-11-14T08:00:00Z"), totalViewCount: 1 }, now)).toBe(
    "Publicerad november 14, 2026 · 1 dag i lager · 1 visning",
  );
  expect(publishedText({ publishedAt: null, totalViewCount: 0 }, now)).toBeNull();
});

test("[PAGE-37] towbar first, and nothing twice", () => {
  const car = {
    hasTowbar: true,
    equipment: ["backkamera" as const],
    equipmentDetails: ["Rattvärme", "Backkamera", "Dragkrok"],
  };
  expect(equipmentView(car)).toEqual(["Dragkrok", "Backkamera", "Rattvärme"]);
  expect(equipmentView({ ...car, hasTowbar: false, equipmentDetails: [] })).toEqual(["Backkamera"]);
  expect(equipmentView({ ...car, equipmentDetails: ["Dragkrok, avtagbar"] })).toEqual([
    "Backkamera",
    "Dragkrok, avtagbar",
  ]);
});

test("[PAGE-38] the price history in words, newest first", () => {
  const events = [
    { at: new Date("2026-08-12T08:00:00Z"), price: 304_900 },
    { at: new Date("2026-09-09T08:00:00Z"), price: 309_900 },
    { at: new Date("2026-10-28T08:00:00Z"), price: 289_900 },
    { at: new Date("2026-11-01T08:00:00Z"), price: null },
  ];
  expect(priceHistoryView(events, null)).toEqual([
    { date: "1 november 2026", price: "–", change: "Inte till salu", lowestBefore: null },
    {
      date: "28 oktober 2026",
      price: "289\u00a0900\u00a0kr",
      change: "\u221220\u00a0000\u00a0kr",
      lowestBefore: "309\u00a0900\u00a0kr",
    },
    {
      date: "9 september 2026",
      price: "309\u00a0900\u00a0kr",
      change: "+5\u00a0000\u00a0kr",
      lowestBefore: "304\u00a0900\u00a0kr",
    },
    { date: "12 augusti 2026", price: "304\u00a0900\u00a0kr", change: "Publicerad", lowestBefore: null },
  ]);
});

test("[USUALMIL-1] the band is said in words and lies on the ruler, which ends at 20 000", () => {
  expect(usualMileageView({ from: 6_800, to: 9_900, years: { first: 2021, last: 2021 } })).toEqual({
    text: "Vanligt för årsmodell 2021:",
    range: "6\u00a0800–9\u00a0900\u00a0mil",
    from: 34,
    length: 15.5,
  });
  expect(usualMileageView({ from: 15_000, to: 26_000, years: { first: 2010, last: 2012 } })).toMatchObject({
    text: "Vanligt för årsmodell 2010–2012:",
    range: "15\u00a0000–26\u00a0000\u00a0mil",
    length: 25,
  });
});

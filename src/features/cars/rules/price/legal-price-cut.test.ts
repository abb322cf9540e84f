import fc from "fast-check";
import { expect, test } from "vitest";
import { dayPlus, stockholmDay } from "#core/dates/stockholm-day.ts";
import { legalPriceCut, priceAt, withPrice } from "./ledger.ts";
import type { PriceEvent } from "./price-event.ts";
import { referenceWindowStart } from "./thirty-day-price.ts";

/** Noon in Sweden, that many days after 1 May 2026: a month without a change of clocks. */
const noon = (day: number) => new Date(Date.parse("2026-05-01T10:00:00Z") + day * 86_400_000);
const ledgerOf = (...prices: [day: number, price: number | null][]): PriceEvent[] =>
  prices.map(([day, price]) => ({ at: noon(day), price }));

test("[PRICE-9] a cut is compared with the lowest price of the 30 days before it", () => {
  expect(legalPriceCut(ledgerOf([0, 200_000], [40, 185_000]), noon(41))).toEqual({
    price: 185_000,
    referencePrice: 200_000,
    cut: 15_000,
    cutAt: noon(40),
    firstCutAt: noon(40),
  });
});

test("[PRICE-9] the advert of the design: two cuts 49 days apart are two cuts, not one in steps", () => {
  const events = [
    { at: new Date("2026-08-12T08:00:00Z"), price: 319_900 },
    { at: new Date("2026-09-09T08:00:00Z"), price: 304_900 },
    { at: new Date("2026-10-28T08:00:00Z"), price: 289_900 },
  ];
  expect(legalPriceCut(events, new Date("2026-11-15T12:00:00Z"))).toMatchObject({
    referencePrice: 304_900,
    cut: 15_000,
  });
});

test("[PRICE-9] a car on sale for less than 30 days is compared with what it has cost", () => {
  expect(legalPriceCut(ledgerOf([0, 200_000], [3, 190_000]), noon(4))).toMatchObject({
    referencePrice: 200_000,
  });
});

test.each([
  ["never priced", ledgerOf()],
  ["priced for the first time", ledgerOf([0, 200_000])],
  ["raised", ledgerOf([0, 200_000], [5, 210_000])],
  ["cut, then raised", ledgerOf([0, 200_000], [5, 180_000], [6, 190_000])],
  ["off sale", ledgerOf([0, 200_000], [5, 180_000], [6, null])],
])("[PRICE-10] a car %s has no cut", (_case, events) => {
  expect(legalPriceCut(events, noon(7))).toBeNull();
});

test("[PRICE-11] cut in steps: the price before the first step is the reference", () => {
  const events = ledgerOf([0, 200_000], [40, 190_000], [50, 180_000], [60, 175_000]);
  expect(legalPriceCut(events, noon(61))).toEqual({
    price: 175_000,
    referencePrice: 200_000,
    cut: 25_000,
    cutAt: noon(60),
    firstCutAt: noon(40),
  });
});

test("[PRICE-11] only steps within the 30 days before the latest cut belong to it", () => {
  const events = ledgerOf([0, 200_000], [40, 190_000], [65, 180_000], [75, 175_000]);
  expect(legalPriceCut(events, noon(76))).toMatchObject({ referencePrice: 190_000, firstCutAt: noon(65) });
});

test("[PRICE-11] a step at the midnight when the window opens is outside: the price before it was not asked inside", () => {
  const midnight = new Date("2026-05-31T22:00:00Z");
  const latest = new Date("2026-07-01T10:00:00Z");
  const events = [
    { at: noon(0), price: 200_000 },
    { at: midnight, price: 190_000 },
    { at: latest, price: 180_000 },
  ];
  expect(legalPriceCut(events, latest)).toMatchObject({ referencePrice: 190_000, firstCutAt: latest });
  const aMinuteLater = events.with(1, { at: new Date(midnight.getTime() + 60_000), price: 190_000 });
  expect(legalPriceCut(aMinuteLater, latest)).toMatchObject({ referencePrice: 200_000 });
});

test("[PRICE-12] a rise breaks the steps: cut, rise, cut is compared with the lowest of the 30 days before the last", () => {
  const events = ledgerOf([0, 200_000], [40, 180_000], [45, 200_000], [50, 170_000]);
  expect(legalPriceCut(events, noon(51))).toMatchObject({
    referencePrice: 180_000,
    cut: 10_000,
    firstCutAt: noon(50),
  });
});

test("[PRICE-12] a short rise makes no cut out of the old price", () => {
  const events = ledgerOf([0, 180_000], [40, 200_000], [45, 180_000]);
  expect(legalPriceCut(events, noon(46))).toBeNull();
});

test("[PRICE-12] steps after a rise still see the low price before it", () => {
  const events = ledgerOf([0, 200_000], [40, 180_000], [45, 200_000], [50, 190_000], [55, 170_000]);
  expect(legalPriceCut(events, noon(56))).toMatchObject({ referencePrice: 180_000, firstCutAt: noon(50) });
});

test("[PRICE-12] a low price that only the first step can still see does not hide a later, real cut", () => {
  const events = ledgerOf([0, 100_000], [1, 300_000], [20, 200_000], [35, 190_000]);
  expect(legalPriceCut(events, noon(20))).toBeNull();
  expect(legalPriceCut(events, noon(35))).toMatchObject({ referencePrice: 200_000, firstCutAt: noon(35) });
});

test("[PRICE-13] back on sale at a lower price within 30 days is a cut from the price it had", () => {
  const events = ledgerOf([0, 200_000], [40, null], [50, 185_000]);
  expect(legalPriceCut(events, noon(51))).toMatchObject({ referencePrice: 200_000, cutAt: noon(50) });
});

test("[PRICE-13] back on sale at the price it had keeps the cut it had", () => {
  const events = ledgerOf([0, 200_000], [40, 185_000], [42, null], [45, 185_000]);
  expect(legalPriceCut(events, noon(46))).toMatchObject({ referencePrice: 200_000, cutAt: noon(40) });
});

test("[PRICE-13] a time off sale does not break the steps", () => {
  const events = ledgerOf([0, 200_000], [40, 190_000], [42, null], [45, 190_000], [47, 180_000]);
  expect(legalPriceCut(events, noon(48))).toMatchObject({ referencePrice: 200_000, firstCutAt: noon(40) });
});

test("[PRICE-14] after more than 30 days off sale the car starts anew", () => {
  const returned = ledgerOf([0, 200_000], [10, null], [60, 150_000]);
  expect(legalPriceCut(returned, noon(61))).toBeNull();
  const cutSince = withPrice(returned, { at: noon(65), price: 140_000 });
  expect(legalPriceCut(cutSince, noon(66))).toMatchObject({ referencePrice: 150_000, firstCutAt: noon(65) });
});

test("[PRICE-15] a cut is announced for 30 days after the latest cut, no longer", () => {
  const events = ledgerOf([0, 200_000], [40, 185_000]);
  expect(legalPriceCut(events, noon(70))).not.toBeNull();
  expect(legalPriceCut(events, noon(71))).toBeNull();
});

test("[PRICE-16] what happens after now is not known", () => {
  const events = ledgerOf([0, 200_000], [40, 185_000], [45, 195_000]);
  expect(legalPriceCut(events, noon(39))).toBeNull();
  expect(legalPriceCut(events, noon(44))).toMatchObject({ price: 185_000 });
  expect(legalPriceCut(events, noon(45))).toBeNull();
});

const anyLedger = fc
  .array(
    fc.record({
      at: fc
        .integer({ min: 0, max: 24 * 120 })
        .map((hours) => new Date(noon(0).getTime() + hours * 3_600_000)),
      price: fc.option(
        fc.integer({ min: 1, max: 8 }).map((step) => step * 10_000),
        { freq: 6 },
      ),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((events) =>
    events.toSorted((a, b) => a.at.getTime() - b.at.getTime()).reduce<PriceEvent[]>(withPrice, []),
  );

function pricesAskedHourly(events: PriceEvent[], from: Date, until: Date): number[] {
  const prices: number[] = [];
  for (let time = from.getTime(); time < until.getTime(); time += 3_600_000) {
    const price = priceAt(events, new Date(time));
    if (price !== null) prices.push(price);
  }
  return prices;
}

test("[PRICE-9] [PRICE-11] an announced cut is real, whatever the ledger holds", () => {
  let announced = 0;
  fc.assert(
    fc.property(anyLedger, fc.integer({ min: 0, max: 30 }), (events, daysAfter) => {
      const last = events.at(-1)?.at ?? noon(0);
      const now = new Date(last.getTime() + daysAfter * 86_400_000);
      const found = legalPriceCut(events, now);
      if (found === null) return;
      announced++;
      expect(found.cut).toBeGreaterThan(0);
      expect(found.referencePrice - found.cut).toBe(found.price);
      expect(found.price).toBe(priceAt(events, now));
      const beforeFirst = pricesAskedHourly(events, referenceWindowStart(found.firstCutAt), found.firstCutAt);
      expect(found.referencePrice).toBe(Math.min(...beforeFirst));
      const beforeLatest = pricesAskedHourly(events, referenceWindowStart(found.cutAt), found.cutAt);
      expect(Math.min(...beforeLatest)).toBeGreaterThan(found.price);
      const inSeries = pricesAskedHourly(events, found.firstCutAt, found.cutAt);
      expect(inSeries).toEqual(inSeries.toSorted((a, b) => b - a));
      expect(stockholmDay(found.firstCutAt) >= dayPlus(stockholmDay(found.cutAt), -30)).toBe(true);
    }),
    { numRuns: 400 },
  );
  expect(announced).toBeGreaterThan(40);
});

test("[PRICE-9] a new price below everything asked in the last 30 days is always a cut", () => {
  fc.assert(
    fc.property(anyLedger, fc.integer({ min: 1, max: 20 * 24 }), (events, hoursAfter) => {
      const last = events.at(-1)?.at ?? noon(0);
      const now = new Date(last.getTime() + hoursAfter * 3_600_000);
      const priced = pricesAskedHourly(events, referenceWindowStart(now), now);
      fc.pre(priced.length > 0);
      const cut = withPrice(events, { at: now, price: Math.min(...priced) - 1_000 });
      expect(legalPriceCut(cut, now)?.cut).toBeGreaterThanOrEqual(1_000);
    }),
  );
});

test("[PRICE-10] a rise takes the cut away, whatever went before", () => {
  fc.assert(
    fc.property(anyLedger, (events) => {
      const highest = Math.max(...events.map((event) => event.price ?? 0));
      const later = new Date((events.at(-1)?.at ?? noon(0)).getTime() + 3_600_000);
      const raised = withPrice(events, { at: later, price: highest + 10_000 });
      expect(legalPriceCut(raised, later)).toBeNull();
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { priceAt } from "./ledger.ts";
import { lowestPriceBefore, referenceWindowStart } from "./thirty-day-price.ts";

const at = (time: string) => new Date(`${time}Z`);

test.each([
  ["2026-07-31T15:00", "2026-06-30T22:00"],
  ["2026-01-31T15:00", "2025-12-31T23:00"],
  ["2026-11-15T12:00", "2026-10-15T22:00"],
  ["2026-04-10T12:00", "2026-03-10T23:00"],
])("[PRICE-6] the window before %s opens at %s, midnight in Sweden thirty days before", (time, opens) => {
  expect(referenceWindowStart(at(time))).toEqual(at(opens));
});

test("[PRICE-6] a price that ended on the thirtieth day before counts, one that ended at its midnight does not", () => {
  const endedAt = (time: string) => [
    { at: at("2026-01-01T12:00"), price: 150_000 },
    { at: at(time), price: 200_000 },
  ];
  expect(lowestPriceBefore(endedAt("2026-06-30T22:01"), at("2026-07-31T15:00"))).toBe(150_000);
  expect(lowestPriceBefore(endedAt("2026-06-30T22:00"), at("2026-07-31T15:00"))).toBe(200_000);
});

test("[PRICE-6] the price that starts at the instant itself is not before it", () => {
  const events = [
    { at: at("2026-07-01T12:00"), price: 200_000 },
    { at: at("2026-07-10T12:00"), price: 150_000 },
  ];
  expect(lowestPriceBefore(events, at("2026-07-10T12:00"))).toBe(200_000);
  expect(lowestPriceBefore(events, at("2026-07-10T12:01"))).toBe(150_000);
});

test("[PRICE-7] days off sale are no price, and a car not for sale in the window has none", () => {
  const events = [
    { at: at("2026-05-01T12:00"), price: 200_000 },
    { at: at("2026-06-01T12:00"), price: null },
  ];
  expect(lowestPriceBefore(events, at("2026-06-20T12:00"))).toBe(200_000);
  expect(lowestPriceBefore(events, at("2026-07-20T12:00"))).toBeNull();
  expect(lowestPriceBefore([], at("2026-07-20T12:00"))).toBeNull();
});

test("[PRICE-6] [PRICE-7] agrees with asking for the price hour by hour", () => {
  const start = at("2026-09-01T00:00").getTime();
  const hours = (count: number) => new Date(start + count * 3_600_000);
  const anyEvent = fc.record({
    at: fc.integer({ min: 0, max: 2_000 }).map(hours),
    price: fc.option(fc.integer({ min: 1, max: 9 })),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(anyEvent, { maxLength: 10, selector: (event) => event.at.getTime() }),
      fc.integer({ min: 0, max: 2_500 }).map(hours),
      (events, now) => {
        const ledger = events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
        const priced: number[] = [];
        for (let time = referenceWindowStart(now).getTime(); time < now.getTime(); time += 3_600_000) {
          const price = priceAt(ledger, new Date(time));
          if (price !== null) priced.push(price);
        }
        expect(lowestPriceBefore(ledger, now)).toBe(priced.length === 0 ? null : Math.min(...priced));
      },
    ),
  );
});

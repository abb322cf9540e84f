import fc from "fast-check";
import { expect, test } from "vitest";
import { currentPrice, priceAt, withPrice } from "./ledger.ts";
import type { PriceEvent } from "./price-event.ts";

const at = (time: string) => new Date(`${time}Z`);
const ledger: PriceEvent[] = [
  { at: at("2026-08-12T10:00"), price: 319_900 },
  { at: at("2026-09-09T10:00"), price: 304_900 },
  { at: at("2026-10-01T10:00"), price: null },
];

const anyEvent = fc.record({
  at: fc.integer({ min: 0, max: 5_000 }).map((hours) => new Date(hours * 3_600_000)),
  price: fc.option(fc.integer({ min: 1, max: 5 }).map((step) => step * 10_000)),
});

test("[PRICE-1] a new price goes last and leaves the rest, and the list it was given, as they were", () => {
  const event = { at: at("2026-10-05T10:00"), price: 299_900 };
  const before = structuredClone(ledger);
  expect(withPrice(ledger, event)).toEqual([...before, event]);
  expect(ledger).toEqual(before);
});

test("[PRICE-1] an event older than the last is refused, even with the price that stands", () => {
  expect(() => withPrice(ledger, { at: at("2026-10-01T09:59"), price: 250_000 })).toThrow(RangeError);
  expect(() => withPrice(ledger, { at: at("2026-10-01T09:59"), price: null })).toThrow(RangeError);
});

test.each([
  ["the same price again", ledger.slice(0, 2), 304_900],
  ["off sale when already off sale", ledger, null],
  ["off sale before the first price", [], null],
])("[PRICE-2] %s adds nothing", (_case, events, price) => {
  expect(withPrice(events, { at: at("2026-10-05T10:00"), price })).toEqual(events);
});

test("[PRICE-2] the same price after a time off sale is news", () => {
  expect(withPrice(ledger, { at: at("2026-10-05T10:00"), price: 304_900 })).toHaveLength(4);
});

test("[PRICE-1] [PRICE-2] a ledger grown by appending is in order and never repeats itself", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
      const inOrder = events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
      const grown = inOrder.reduce<PriceEvent[]>(withPrice, []);
      const last = inOrder.at(-1);
      expect(currentPrice(grown)).toBe(last?.price ?? null);
      grown.forEach((event, index) => {
        expect(event.price).not.toBe(grown[index - 1]?.price ?? null);
        expect(event.at.getTime()).toBeGreaterThanOrEqual(grown[index - 1]?.at.getTime() ?? 0);
      });
    }),
  );
});

test.each([
  ["2026-08-12T09:59", null],
  ["2026-08-12T10:00", 319_900],
  ["2026-09-09T09:59", 319_900],
  ["2026-09-09T10:00", 304_900],
  ["2026-10-01T10:00", null],
  ["2027-01-01T00:00", null],
])("[PRICE-3] at %s the price is %s", (time, price) => {
  expect(priceAt(ledger, at(time))).toBe(price);
});

test("[PRICE-4] the current price is the last one said, null when off sale or never priced", () => {
  expect(currentPrice(ledger.slice(0, 2))).toBe(304_900);
  expect(currentPrice(ledger)).toBeNull();
  expect(currentPrice([])).toBeNull();
});

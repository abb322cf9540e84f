import fc from "fast-check";
import { expect, test } from "vitest";
import { priceSince } from "./price-since.ts";

const day = (date: number) => new Date(Date.UTC(2026, 10, date, 12));
const events = [
  { at: day(1), price: 300_000 },
  { at: day(5), price: 285_000 },
  { at: day(8), price: null },
  { at: day(10), price: 285_000 },
];
const now = day(17);

test.each([
  ["before the cut", day(2), { kind: "changed", by: -15_000 }],
  ["after the cut", day(6), { kind: "unchanged" }],
  ["while it was off sale", day(9), { kind: "unchanged" }],
])("[FAV-12] saved %s", (_, since, answer) => {
  expect(priceSince({ price: 285_000, priceEvents: events }, since, now)).toEqual(answer);
});

test("[FAV-12] a car that was saved before it had a price was priced since; a price that is not shown is not compared, nor one that is still to come", () => {
  const priceEvents = [{ at: day(11), price: 264_900 }];
  expect(priceSince({ price: 264_900, priceEvents }, day(3), now)).toEqual({ kind: "priced", at: day(11) });
  expect(priceSince({ price: null, priceEvents: events }, day(2), now)).toBeNull();
  const tomorrow = [...events, { at: day(18), price: 250_000 }];
  expect(priceSince({ price: 285_000, priceEvents: tomorrow }, day(6), now)).toEqual({ kind: "unchanged" });
  expect(priceSince({ price: 285_000, priceEvents: [] }, day(6), now)).toBeNull();
});

test("[FAV-12] what it rose by since is what separates the two prices", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 1, max: 2_000_000 }), (was, is) => {
      const priceEvents = [
        { at: day(1), price: was },
        { at: day(5), price: is },
      ];
      const answer = priceSince({ price: is, priceEvents }, day(2), now);
      expect(answer).toEqual(was === is ? { kind: "unchanged" } : { kind: "changed", by: is - was });
    }),
  );
});

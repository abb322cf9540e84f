import { subDays } from "date-fns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type BadgeFacts, badgeFor, badgeLabel, badges, goodDealExplanation } from "./badge.ts";

const now = new Date("2026-03-01T12:00:00Z");
const fresh = subDays(now, 1);
const longInStock = subDays(now, 100);

function aListing(said: Partial<BadgeFacts>): BadgeFacts {
  return { status: 130, price: 189_900, publishedAt: fresh, ...said };
}

test.each([
  [
    "[BADGE-2] 150 is delivered, before everything else",
    { status: 150, price: null, publishedAt: longInStock },
    "isDelivered",
  ],
  ["[BADGE-3] 140 is sold", { status: 140 }, "isSold"],
  ["[BADGE-3] 149 is sold", { status: 149, price: null, publishedAt: longInStock }, "isSold"],
  ["[BADGE-3] above 150 is sold, not delivered", { status: 151 }, "isSold"],
  [
    "[BADGE-4] 135 is reserved, before good deal and being priced",
    { status: 135, price: null, publishedAt: longInStock },
    "isReserved",
  ],
  ["[BADGE-4] 134 is not reserved", { status: 134 }, null],
  ["[BADGE-4] 136 is not reserved", { status: 136 }, null],
  ["[BADGE-5] long in stock is a good deal", { publishedAt: longInStock }, "isGoodDeal"],
  ["[BADGE-5] a good deal comes before no price", { price: null, publishedAt: longInStock }, "isGoodDeal"],
  ["[BADGE-5] a good deal comes before incoming", { status: 120, publishedAt: longInStock }, "isGoodDeal"],
  ["[BADGE-6] no price is being priced", { price: null }, "isBeingPriced"],
  ["[BADGE-6] below 130 is being priced", { status: 129 }, "isBeingPriced"],
  [
    "[BADGE-6] never published is being priced when it has no price",
    { price: null, publishedAt: null },
    "isBeingPriced",
  ],
  [
    "[BADGE-6] 106 long in stock is no good deal, only being priced",
    { status: 106, publishedAt: longInStock },
    "isBeingPriced",
  ],
  ["[BADGE-7] a fresh, priced car for sale wears none", {}, null],
  ["[BADGE-7] a priced car without a date wears none", { publishedAt: null }, null],
] as const)("%s", (_, said, badge) => {
  expect(badgeFor(aListing(said), now)).toBe(badge);
});

test("[BADGE-5] the window of the good deal can be set", () => {
  const car = aListing({ publishedAt: subDays(now, 20) });
  expect(badgeFor(car, now)).toBeNull();
  expect(badgeFor(car, now, 14)).toBe("isGoodDeal");
});

test("[BADGE-1] the first rule that holds wins, for every car there can be", () => {
  const anyCar = fc.record({
    status: fc.oneof(fc.integer({ min: 0, max: 160 }), fc.constantFrom(80, 90, 106, 130, 135, 140, 150)),
    price: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
    publishedAt: fc.option(fc.integer({ min: 0, max: 400 }).map((days) => subDays(now, days))),
  });
  fc.assert(
    fc.property(anyCar, (car) => {
      const waited = car.publishedAt !== null && car.publishedAt < subDays(now, 45);
      const rules = [
        ["isDelivered", car.status === 150],
        ["isSold", car.status >= 140],
        ["isReserved", car.status === 135],
        ["isGoodDeal", waited && ![80, 90, 106].includes(car.status)],
        ["isBeingPriced", car.price === null || car.status < 130],
      ] as const;
      expect(badgeFor(car, now)).toBe(rules.find(([, holds]) => holds)?.[0] ?? null);
    }),
  );
});

test.each([
  ["under", "Bra köp"],
  ["level", "Bra köp"],
  ["over", "Länge i lager"],
  [null, "Länge i lager"],
] as const)("[BADGE-8] a good deal whose price is %s the market reads %s", (level, label) => {
  expect(badgeLabel("isGoodDeal", level)).toBe(label);
  const others = badges.filter((badge) => badge !== "isGoodDeal");
  expect(others.map((badge) => badgeLabel(badge, level))).toEqual([
    "Levererad",
    "Såld",
    "Reserverad",
    "Prissätts",
  ]);
});

test("[BADGE-9] the good deal says what it rests on", () => {
  expect(goodDealExplanation()).toBe("i lager mer än 45 dagar");
  expect(goodDealExplanation(60)).toBe("i lager mer än 60 dagar");
});

import { expect, test } from "vitest";
import { type Filter, initialFilter } from "./filter.ts";
import { withWiderBound } from "./wider-bound.ts";
import { withField } from "./with-field.ts";

const now = new Date("2026-11-16T11:00:00Z");
const criteria: Filter = { ...initialFilter, types: ["kombi"], priceTo: 250_000, yearFrom: 2024 };

/** Of so many cars at this price and above it the list shows those within its bound. */
const countFrom = (cheapest: number, cars: number) => (filter: Filter) =>
  (filter.priceTo ?? Number.POSITIVE_INFINITY) < cheapest
    ? 0
    : filter.priceTo === null
      ? cars
      : Math.min(cars, Math.floor((filter.priceTo - cheapest) / 10_000) + 1);

const without = withField(criteria, "priceTo", null);

test("[LISTING-31] a bound that alone is in the way is moved to the nearest step with three cars", () => {
  const option = { labels: ["till 250 000 kr"], without, cars: 40 };
  const wider = withWiderBound(criteria, option, { count: countFrom(262_000, 40), now });
  expect(wider).toMatchObject({ cars: 3, wider: { range: "price", end: "to", step: 290_000 } });
  expect(wider.without).toMatchObject({ types: ["kombi"], priceTo: 290_000, yearFrom: 2024 });
});

test("[LISTING-31] where there are fewer cars at all, to the first step that shows them", () => {
  const option = { labels: ["till 250 000 kr"], without, cars: 1 };
  expect(withWiderBound(criteria, option, { count: countFrom(262_000, 1), now }).wider?.step).toBe(270_000);
});

test("[LISTING-31] beyond the last step, with both ends or with something else given up, it is given up", () => {
  const count = countFrom(1_200_000, 5);
  const [tooDear, both, other] = [
    withWiderBound(criteria, { labels: [""], without, cars: 5 }, { count, now }),
    withWiderBound(
      { ...criteria, priceFrom: 100_000 },
      { labels: [""], without: { ...without, priceFrom: null }, cars: 5 },
      { count: countFrom(262_000, 5), now },
    ),
    withWiderBound(
      criteria,
      { labels: [""], without: { ...without, types: [] }, cars: 5 },
      { count: countFrom(262_000, 5), now },
    ),
  ];
  expect([tooDear.wider, both.wider, other.wider]).toEqual([undefined, undefined, undefined]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { inOrder } from "#tests/in-order.ts";
import {
  availabilityRank,
  compareKeys,
  orderKeys,
  orderOfTies,
  rankOfKey,
  type SortableCar,
} from "./car-order.ts";
import { type SortOrder, sortOrderNames } from "./sort-orders.ts";

function car(id: number, said: Partial<SortableCar>): SortableCar {
  const unsaid = {
    publishedAt: null,
    modelYear: 2020,
    mileage: 5_000,
    price: null,
    legalCut: null,
    points: 0,
  };
  return { id, status: 130, ...unsaid, ...said };
}

/** As the catalogue does it: by its key, by that of the order which decides ties, the highest id first. */
function compareCars(order: SortOrder) {
  const ties = orderOfTies[order] ?? order;
  return (a: SortableCar, b: SortableCar) =>
    compareKeys(orderKeys[order](a), orderKeys[order](b)) ||
    compareKeys(orderKeys[ties](a), orderKeys[ties](b)) ||
    b.id - a.id;
}

function idsInOrder(cars: SortableCar[], order: SortOrder): number[] {
  return cars.toSorted(compareCars(order)).map(({ id }) => id);
}

const march = new Date("2026-03-01T08:00:00Z");
const april = new Date("2026-04-01T08:00:00Z");

/** Each way to sort these gives another result. */
const stock = [
  car(1, { publishedAt: march, modelYear: 2016, mileage: 9_000, price: 150_000, legalCut: 5_000 }),
  car(2, { publishedAt: april, modelYear: 2023, mileage: 1_000, price: null, legalCut: null }),
  car(3, { publishedAt: null, modelYear: 2019, mileage: 4_000, price: 90_000, legalCut: 20_000, points: 7 }),
  car(4, { publishedAt: new Date("2026-03-15T08:00:00Z"), modelYear: 2011, mileage: 19_000, price: 300_000 }),
];

test.each<[string, SortOrder, number[]]>([
  [
    "[SORT-3] what can be bought first, then the most points, then the latest published",
    "rekommenderad",
    [3, 4, 1, 2],
  ],
  ["[SORT-4] the latest published first", "nyaste-publiceringsdatum", [2, 4, 1, 3]],
  ["[SORT-5] the latest model year first", "nyast", [2, 3, 1, 4]],
  ["[SORT-5] the earliest model year first", "aldsta", [4, 1, 3, 2]],
  ["[SORT-6] the most mil first", "hogsta-mil", [4, 1, 3, 2]],
  ["[SORT-6] the fewest mil first", "lagsta-mil", [2, 3, 1, 4]],
  ["[SORT-7] the highest price first", "hogsta-pris", [4, 1, 3, 2]],
  ["[SORT-7] the lowest price first", "lagsta-pris", [3, 1, 4, 2]],
  ["[SORT-8] the greatest legal cut first", "storsta-prissankning", [3, 1, 4, 2]],
])("%s: %s", (_rule, order, ids) => {
  expect(idsInOrder(stock, order)).toEqual(ids);
});

test("[SORT-3] reserved cars come after what can be bought, then what is incoming or has no price", () => {
  const dates = { publishedAt: april, price: 100_000 };
  const cars = [
    car(5, { ...dates, status: 80 }),
    car(4, { ...dates, price: null }),
    car(3, { ...dates, status: 129 }),
    car(2, { ...dates, status: 135 }),
    car(1, { ...dates, publishedAt: march }),
  ];
  expect(idsInOrder(cars, "rekommenderad")).toEqual([1, 2, 5, 4, 3]);
});

test.each<[SortOrder, Partial<SortableCar>, Partial<SortableCar>]>([
  ["hogsta-pris", { price: 1 }, { price: null }],
  ["lagsta-pris", { price: 900_000 }, { price: null }],
  ["storsta-prissankning", { legalCut: 0 }, { legalCut: null }],
  ["nyaste-publiceringsdatum", { publishedAt: new Date(0) }, { publishedAt: null }],
])("[SORT-9] in %s what is not known comes last", (order, known, unknown) => {
  expect(idsInOrder([car(9, unknown), car(1, known)], order)).toEqual([1, 9]);
});

test.each(sortOrderNames)("[SORT-10] in %s cars that are alike come with the highest id first", (order) => {
  expect(idsInOrder([car(2, {}), car(3, {}), car(1, {})], order)).toEqual([3, 2, 1]);
});

const anyStock = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 50 }),
    status: fc.constantFrom(110, 130, 135),
    publishedAt: fc.option(fc.constantFrom(march, april)),
    modelYear: fc.integer({ min: 2018, max: 2020 }),
    mileage: fc.integer({ min: 0, max: 3 }),
    price: fc.option(fc.integer({ min: 1, max: 3 })),
    legalCut: fc.option(fc.integer({ min: 0, max: 2 })),
    points: fc.integer({ min: 0, max: 2 }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

test.each(sortOrderNames)("[SORT-11] %s does not depend on the order the cars came in", (order) => {
  const anyTwoOrders = anyStock.chain((cars) =>
    fc.tuple(fc.constant(cars), fc.shuffledSubarray(cars, { minLength: cars.length })),
  );
  fc.assert(
    fc.property(anyTwoOrders, ([cars, shuffled]) => {
      expect(idsInOrder(shuffled, order)).toEqual(idsInOrder(cars, order));
      expect(idsInOrder(cars, order)).toEqual(inOrder(cars, order).map(({ id }) => id));
    }),
  );
});

test.each(sortOrderNames)("[SORT-11] %s puts any two cars in one order, and three in line", (order) => {
  const compare = compareCars(order);
  fc.assert(
    fc.property(anyStock, (cars) => {
      for (const a of cars) {
        for (const b of cars) {
          expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0);
          expect(compare(a, b) === 0).toBe(a.id === b.id);
          for (const c of cars) {
            if (compare(a, b) < 0 && compare(b, c) < 0) expect(compare(a, c)).toBeLessThan(0);
          }
        }
      }
    }),
    { numRuns: 30 },
  );
});

test("[SORT-3] the turn of a car can be read from its key, whatever its points", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(110, 130, 135),
      fc.option(fc.constant(1)),
      fc.nat(100),
      (status, price, points) => {
        const one = car(1, { status, price, points });
        expect(rankOfKey(orderKeys.rekommenderad(one)) + 0).toBe(availabilityRank(one));
      },
    ),
  );
});

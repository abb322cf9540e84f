import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type FavoriteOrder,
  favoriteOrders,
  inFavoriteOrder,
  type SortableFavorite,
} from "./favorite-order.ts";

const car = (id: string, facts: Partial<SortableFavorite>) => ({
  id,
  change: 0,
  price: 100_000,
  mileage: 5_000,
  isForSale: true,
  ...facts,
});
const list = [
  car("new", { change: 2_000, price: 300_000 }),
  car("sold", { change: null, price: null, isForSale: false, mileage: 9_000 }),
  car("cut", { change: -15_000, price: 200_000, mileage: 1_000 }),
];

test.each([
  ["senast-sparade", ["new", "sold", "cut"]],
  ["prisandring", ["cut", "new", "sold"]],
  ["lagsta-pris", ["cut", "new", "sold"]],
  ["lagsta-mil", ["cut", "new", "sold"]],
  ["till-salu", ["new", "cut", "sold"]],
] as const)("[FAV-13] %s", (order, ids) => {
  expect(inFavoriteOrder(list, order).map(({ id }) => id)).toEqual(ids);
});

test("[FAV-13] every order has the same cars, and leaves what is alike as it was saved", () => {
  const anyCar = fc.record({
    change: fc.option(fc.constantFrom(-1_000, 0, 1_000)),
    price: fc.option(fc.constantFrom(1, 2)),
    mileage: fc.constantFrom(1, 2),
    isForSale: fc.boolean(),
  });
  const orders = Object.keys(favoriteOrders) as FavoriteOrder[];
  fc.assert(
    fc.property(fc.array(anyCar), fc.constantFrom(...orders), (cars, order) => {
      const saved = cars.map((facts, place) => ({ ...facts, place }));
      const ordered = inFavoriteOrder(saved, order);
      expect(ordered.toSorted((one, other) => one.place - other.place)).toEqual(saved);
      expect(inFavoriteOrder(ordered, order)).toEqual(ordered);
      if (order === "senast-sparade") expect(ordered).toEqual(saved);
    }),
  );
});

import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { placeNamesOf } from "#tests/place-names.ts";
import { catalogOf, withChanges } from "./catalog.ts";
import { findCarWithId, findCarWithPlate } from "./find-car.ts";
import { type CatalogCar, listedStock } from "./stock/stock-kinds.ts";

const now = new Date("2026-11-15T12:00:00Z");
const listed = (id: number, plate: string, price = 100_000): CatalogCar => ({
  ...aCar({ id, licenseplate: aPlate(plate), price }),
  coverImage: null,
  storeName: "",
  placeNames: placeNamesOf(aCar()),
  priceEvents: [],
});

test("[CATALOG-25] a car is found by id and by plate as the last change left it", () => {
  const before = catalogOf([listed(1, "mlb001"), listed(2, "mlb002"), listed(3, "mlb003")], listedStock, now);
  const after = withChanges(before, { changed: [listed(2, "mlb002", 90_000)], removed: [3] }, now);
  expect(findCarWithId(before, 2)?.price).toBe(100_000);
  expect(findCarWithId(after, 2)?.price).toBe(90_000);
  expect(findCarWithPlate(after, "mlb002")?.price).toBe(90_000);
  expect(findCarWithPlate(after, "mlb001")?.id).toBe(1);
  for (const none of [findCarWithId(after, 3), findCarWithPlate(after, "mlb003"), findCarWithId(after, 9)]) {
    expect(none).toBeNull();
  }
  expect([findCarWithPlate(after, "mlb00"), findCarWithPlate(after, "")]).toEqual([null, null]);
});

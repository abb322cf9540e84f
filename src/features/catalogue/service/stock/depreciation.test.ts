import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { placeNamesOf } from "#tests/place-names.ts";
import { catalogOf } from "../catalog.ts";
import { depreciationOf } from "./depreciation.ts";
import { type SoldCar, soldStock } from "./stock-kinds.ts";

const soldAt = new Date("2026-06-01T10:00:00Z");
const now = new Date("2026-11-15T12:00:00Z");

function sold(id: number, sale: SoldCar["sale"]): SoldCar {
  const car = aCar({ id, licenseplate: aPlate(`mlb${100 + id}`), status: 150 });
  return { ...car, sale, coverImage: null, storeName: "", placeNames: placeNamesOf(car), priceEvents: [] };
}

test("[COST-13] the model is worked out once for every state of the sold stock, from what has a sale", () => {
  const sale = { soldAt, deliveredAt: null, price: 200_000, daysInStock: 30 };
  const stock = catalogOf([sold(1, sale), sold(2, sale), sold(3, null)], soldStock, now);
  const model = depreciationOf(stock);
  expect(depreciationOf(stock)).toBe(model);
  expect(model.slopes.get("all")?.count).toBe(2);
  expect(depreciationOf(catalogOf([], soldStock, now)).slopes.size).toBe(0);
});

import { type DepreciationModel, depreciationFrom } from "#features/running-costs/rules/depreciation.ts";
import { type Catalog, carsOf } from "../catalog.ts";
import type { SoldCar } from "./stock-kinds.ts";

const precomputed = new WeakMap<Catalog<SoldCar>, DepreciationModel>();

/** How fast cars lose value, by what we have sold; worked out once for every state of the stock. */
export function depreciationOf(sold: Catalog<SoldCar>): DepreciationModel {
  const model = precomputed.get(sold) ?? depreciationFrom(carsOf(sold).flatMap(soldFact));
  precomputed.set(sold, model);
  return model;
}

function soldFact(car: SoldCar) {
  return car.sale ? [{ ...car, price: car.sale.price, soldAt: car.sale.soldAt }] : [];
}

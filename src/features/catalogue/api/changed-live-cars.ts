import type { LiveCar } from "#features/cars/pages/live-car.ts";
import { liveCarOf, removedLiveCar } from "#features/cars/pages/live-car-texts.ts";
import { findCarWithId, findCarWithPlate } from "../service/find-car.ts";
import type { Catalogs } from "../service/live-catalogue.ts";

/** The cars that a change is about, as pages say them now; one that is no more, as it was. */
export function changedLiveCars(
  ids: readonly number[],
  stocks: { before: Catalogs; now: Catalogs },
  at: Date,
): LiveCar[] {
  return ids.flatMap((id) => {
    const car = findCarWithId(stocks.now.listed, id) ?? findCarWithId(stocks.now.sold, id);
    if (car) return [liveCarOf(car, at, stocks.now.market.levelOf(car))];
    const removedCar = findCarWithId(stocks.before.listed, id);
    return removedCar ? [removedLiveCar(removedCar, at)] : [];
  });
}

/** The cars that a page shows, as it would say them if it were loaded now; those that are no more are left out. */
export function shownLiveCars(
  plates: readonly string[],
  { listed, sold, market }: Catalogs,
  at: Date,
): LiveCar[] {
  return plates.flatMap((plate) => {
    const car = findCarWithPlate(listed, plate) ?? findCarWithPlate(sold, plate);
    return car ? [liveCarOf(car, at, market.levelOf(car))] : [];
  });
}

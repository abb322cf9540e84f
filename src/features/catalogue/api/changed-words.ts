import type { LiveCar } from "#features/cars/pages/live-car.ts";
import { goneWords, liveWords } from "#features/cars/pages/live-words.ts";
import { findCarWithId, findCarWithPlate } from "../service/find-car.ts";
import type { Catalogs } from "../service/keep-in-step.ts";

/** The cars that a change is about, as pages say them now; one that is no more, as it was. */
export function wordsOfChanged(
  ids: readonly number[],
  stocks: { before: Catalogs; now: Catalogs },
  at: Date,
): LiveCar[] {
  return ids.flatMap((id) => {
    const car = findCarWithId(stocks.now.listed, id) ?? findCarWithId(stocks.now.sold, id);
    if (car) return [liveWords(car, at, stocks.now.market.levelOf(car))];
    const gone = findCarWithId(stocks.before.listed, id);
    return gone ? [goneWords(gone, at)] : [];
  });
}

/** The cars that a page shows, as it would say them if it were loaded now; those that are no more are left out. */
export function wordsOfShown(
  plates: readonly string[],
  { listed, sold, market }: Catalogs,
  at: Date,
): LiveCar[] {
  return plates.flatMap((plate) => {
    const car = findCarWithPlate(listed, plate) ?? findCarWithPlate(sold, plate);
    return car ? [liveWords(car, at, market.levelOf(car))] : [];
  });
}

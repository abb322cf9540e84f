import { type CalendarMonth, stockholmMonth } from "#core/dates/stockholm-month.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import type { Catalogs } from "#features/catalogue/service/live-catalogue.ts";
import type { SoldCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import { noMarket } from "#features/catalogue/service/with-market.ts";
import { envelope, onOnePage } from "#platform/http/envelope.ts";
import type { ApiRequest } from "./call.ts";
import { carsInParts } from "./calls/cars-in-parts.ts";
import { soldCarJson } from "./car-json.ts";

type SoldMonths = ReadonlyMap<CalendarMonth, readonly SoldCar[]>;

/** The cars by the month of their sale, in the order of their sales. A car whose sale nobody knows is in none. */
export function soldByMonth({ sold }: Catalogs): SoldMonths {
  const known = carsOf(sold).flatMap((car) => (car.sale ? [{ car, at: car.sale.soldAt }] : []));
  const inOrder = known.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || one.car.id - other.car.id,
  );
  const months = Map.groupBy(inOrder, ({ at }) => stockholmMonth(at));
  return new Map([...months].map(([month, cars]) => [month, cars.map(({ car }) => car)]));
}

/** One month as its file says it, in the envelope of every other answer. */
export function soldMonthText(
  month: CalendarMonth,
  isFinal: boolean,
  { months, ...request }: Pick<ApiRequest, "db" | "publicOrigin" | "now"> & { months: SoldMonths },
): Promise<string> {
  const cars = months.get(month) ?? [];
  // What is sold has no price that lies to the market.
  const json = carsInParts(cars, soldCarJson, { ...request, catalogs: { market: noMarket } }, request.now);
  return envelope({ month, isFinal, ...onOnePage(cars.length), json }, {}).text();
}

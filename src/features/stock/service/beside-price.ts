import type { Car } from "#features/cars/rules/car.ts";
import { findOwnCosts } from "#features/trade-in/storage/own-costs.ts";
import { factsOfCar } from "#features/valuation/rules/facts-of-car.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import type { Database } from "#platform/db/database.ts";
import { findCarsWithCover } from "../storage/car-covers.ts";

type Needs = {
  now: Date;
  /** Null where nothing is valued. */
  valuations: Pick<Valuations, "value"> | null;
  maySeeMargin: boolean;
};

/** What the list shows of the cars in view beside their line: the cover, and what stands beside the price. [STOCKLIST-15] */
export async function factsBeside(db: Database, ids: readonly number[], needs: Needs) {
  const found = await findCarsWithCover(db, ids);
  const cars = found.map(({ car }) => car);
  const beside = await marketAndMargins(db, cars, needs);
  return found.map(({ car, cover }) => ({ id: car.id, cover, ...beside(car) }));
}

/** What such cars are sold for, and what is left of the price when bid and costs are paid. [STOCKLIST-15] */
export async function marketAndMargins(
  db: Database,
  cars: readonly Car[],
  { now, valuations, maySeeMargin }: Needs,
) {
  const costs = await findOwnCosts(db, maySeeMargin ? cars.map(({ licenseplate }) => licenseplate) : []);
  return (car: Car) => {
    const valued = valuations?.value({ car: factsOfCar(car, now), isImported: false, condition: {} });
    const cost = costs.get(car.licenseplate);
    return {
      market:
        valued?.kind === "valued" ? { low: valued.low, high: valued.high, sold: valued.soldOfSeries } : null,
      margin: cost === undefined || car.price === null ? null : car.price - cost,
    };
  };
}

import type { Car } from "#features/cars/rules/car.ts";
import { carMargin } from "#features/pricing/rules/car-margin.ts";
import { findPurchases } from "#features/pricing/storage/bought-cars.ts";
import { factsOfCar, type ValuedFields } from "#features/valuation/rules/facts-of-car.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import type { Database } from "#platform/db/database.ts";
import { findCarsWithCover } from "../storage/car-covers.ts";

type PriceFacts = {
  now: Date;
  valuations: Pick<Valuations, "value">;
  maySeeMargin: boolean;
};

/** What the list shows of the cars in view beside their line: the cover, and what stands beside the price. */
export async function relatedFacts(db: Database, ids: readonly number[], needs: PriceFacts) {
  const matchedCars = await findCarsWithCover(db, ids);
  const cars = matchedCars.map(({ car }) => car);
  const marketOf = await marketAndMargins(db, cars, needs);
  return matchedCars.map(({ car, cover }) => {
    const { market, margin } = marketOf(car);
    return { id: car.id, cover, market, margin };
  });
}

/** As much of a car as its price is judged by. */
type PricedCar = Pick<Car, "licenseplate" | "price"> & ValuedFields;

/** What such cars are sold for, what each was bought for, and what is left of its price. */
export async function marketAndMargins(
  db: Database,
  cars: readonly PricedCar[],
  { now, valuations, maySeeMargin }: PriceFacts,
) {
  const purchases = await findPurchases(db, maySeeMargin ? cars.map(({ licenseplate }) => licenseplate) : []);
  return (car: PricedCar) => {
    const valued = valuations.value({ car: factsOfCar(car, now), isImported: false, condition: {} });
    const purchase = purchases.get(car.licenseplate) ?? null;
    return {
      market:
        valued?.kind === "valued" ? { low: valued.low, high: valued.high, sold: valued.soldOfSeries } : null,
      purchase,
      margin: purchase === null || car.price === null ? null : carMargin(car.price, purchase),
    };
  };
}

import type { Database } from "#data/database.ts";
import { findCarsWithCover } from "#data/queries/car-covers.ts";
import { findOwnCosts } from "#data/queries/own-costs.ts";
import { factsOfCar } from "#domain/valuation/facts-of-car.ts";
import type { Valuations } from "#services/valuations/valuations.ts";

type Needs = {
  now: Date;
  /** Null where nothing is valued. */
  valuations: Pick<Valuations, "value"> | null;
  maySeeMargin: boolean;
};

/** What the list shows of the cars in view beside their line: the cover, what such cars are sold for, and what is left of the price when bid and costs are paid. [STOCKLIST-15] */
export async function factsBeside(
  db: Database,
  ids: readonly number[],
  { now, valuations, maySeeMargin }: Needs,
) {
  const found = await findCarsWithCover(db, ids);
  const plates = maySeeMargin ? found.map(({ car }) => car.licenseplate) : [];
  const costs = await findOwnCosts(db, plates);
  return found.map(({ car, cover }) => {
    const valued = valuations?.value({ car: factsOfCar(car, now), isImported: false, condition: {} });
    const cost = costs.get(car.licenseplate);
    return {
      id: car.id,
      cover,
      market:
        valued?.kind === "valued" ? { low: valued.low, high: valued.high, sold: valued.soldOfSeries } : null,
      margin: cost === undefined || car.price === null ? null : car.price - cost,
    };
  });
}

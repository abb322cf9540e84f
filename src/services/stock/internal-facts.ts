import type { Database } from "#data/database.ts";
import { findAdvertParts } from "#data/queries/advert-parts.ts";
import { findBids } from "#data/queries/bid-log.ts";
import { findInternalFacts } from "#data/queries/internal-facts.ts";
import { countedByType } from "#domain/car/image-type-names.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import { daysInStock } from "#domain/price/days-in-stock.ts";

const bidsAtMost = 1;

/** What a salesman needs to know in front of the customer; nothing in it tells of a person outside the house. [TOOLBOX-3] */
export async function internalFacts(
  db: Database,
  plate: LicensePlate,
  { now, maySeeBids }: { now: Date; maySeeBids: boolean },
) {
  const car = await findInternalFacts(db, plate, now);
  if (car === null) return null;
  const { id, publishedAt, costs, location, physicalLocation, ...facts } = car;
  const { images, priceEvents } = await findAdvertParts(db, { id, location, physicalLocation });
  return {
    ...facts,
    store: physicalLocation,
    days: daysInStock(publishedAt, now),
    prices: priceEvents,
    pictures: countedByType(images),
    bought: maySeeBids ? await bought(db, plate, { costs, price: facts.price, now }) : null,
  };
}

/** The last bid is what we gave for it; what is left of the price when it and the costs are paid. [TOOLBOX-3] */
async function bought(
  db: Database,
  plate: LicensePlate,
  { costs, price, now }: { costs: number | null; price: number | null; now: Date },
) {
  const bids = await findBids(db, { plate, atMost: bidsAtMost }, now);
  const [last] = bids;
  return {
    bids: bids.map(({ at, bid }) => ({ at, bid })),
    margin: last && price !== null ? price - last.bid - (costs ?? last.estimatedCost) : null,
  };
}

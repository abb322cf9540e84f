import type { LicensePlate } from "#core/plate/license-plate.ts";
import { findAdvertParts } from "#features/adverts/storage/advert-parts.ts";
import { countedByType } from "#features/cars/rules/image-type-names.ts";
import { daysInStock } from "#features/cars/rules/price/days-in-stock.ts";
import { findBids } from "#features/trade-in/storage/bid-log.ts";
import type { Database } from "#platform/db/database.ts";
import { findInternalFacts } from "../storage/internal-facts.ts";

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

import type { LicensePlate } from "#core/plate/license-plate.ts";
import { countedByType } from "#features/cars/rules/image-type-names.ts";
import { daysInStock } from "#features/cars/rules/price/days-in-stock.ts";
import { findAdvertParts } from "#features/cars/storage/advert-parts.ts";
import { carMargin } from "#features/pricing/rules/car-margin.ts";
import { findPurchases } from "#features/pricing/storage/bought-cars.ts";
import type { Database } from "#platform/db/database.ts";
import { findInternalFacts } from "../storage/internal-facts.ts";

/** What a salesman needs to know in front of the customer; nothing in it tells of a person outside the house. */
export async function internalFacts(
  db: Database,
  plate: LicensePlate,
  { now, maySeeMargin }: { now: Date; maySeeMargin: boolean },
) {
  const car = await findInternalFacts(db, plate, now);
  if (car === null) return null;
  const { id, publishedAt, location, physicalLocation, ...facts } = car;
  const { images, priceEvents } = await findAdvertParts(db, { id, location, physicalLocation });
  return {
    ...facts,
    store: physicalLocation,
    days: daysInStock(publishedAt, now),
    prices: priceEvents,
    pictures: countedByType(images),
    bought: maySeeMargin ? await boughtFor(db, plate, facts.price) : null,
  };
}

/** What it was bought for, and what is left of the price; null where nobody has written it. */
async function boughtFor(db: Database, plate: LicensePlate, price: number | null) {
  const purchase = (await findPurchases(db, [plate])).get(plate);
  if (!purchase) return null;
  return {
    at: purchase.at,
    price: purchase.price,
    margin: price === null ? null : carMargin(price, purchase),
  };
}

import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isSold } from "#features/cars/rules/status.ts";
import type { KnownCar } from "#features/cars/storage/cars-by-plate.ts";
import { carCost } from "#features/pricing/rules/car-margin.ts";
import { priceDoubts } from "#features/pricing/rules/price-doubts.ts";
import { findPurchases } from "#features/pricing/storage/bought-cars.ts";
import type { Database } from "#platform/db/database.ts";
import type { ImportedCar } from "../storage/import-cars.ts";

type Around = { known: ReadonlyMap<LicensePlate, KnownCar>; print: (line: string) => void };

/**
 * A file is read at night, and nobody can be asked: a car whose price is far from what it was, or below what it cost, keeps
 * the one it has, and the report names it with the figures.
 */
export async function withoutDoubtfulPrices(
  db: Database,
  cars: readonly ImportedCar[],
  { known, print }: Around,
): Promise<ImportedCar[]> {
  const changed = cars.filter(({ licenseplate, price, status }) => {
    const before = known.get(licenseplate)?.price ?? null;
    return before !== null && price !== null && price !== before && !isSold(status);
  });
  const purchases = await findPurchases(
    db,
    changed.map(({ licenseplate }) => licenseplate),
  );
  const isChanged = new Set(changed);
  return cars.map((car) => {
    const { licenseplate, price: after } = car;
    const before = known.get(licenseplate)?.price ?? null;
    if (!isChanged.has(car) || after === null) return car;
    const purchase = purchases.get(licenseplate);
    const cost = purchase ? carCost(purchase) : null;
    const doubts = priceDoubts({ before, after, cost, market: null });
    if (doubts.length === 0) return car;
    const why = doubts.map(({ text }) => text).join(", ");
    print(`${displayPlate(licenseplate)}: price: ${why}. Priset är kvar; --accept-prices tar det nya.`);
    return { ...car, price: before };
  });
}

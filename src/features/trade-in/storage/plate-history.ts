import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { externalAdverts } from "#features/cars/storage/external-adverts.table.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import { cases } from "#features/cases/storage/cases.table.ts";
import type { Database } from "#platform/db/database.ts";

/** What our own books say of a plate: when it was for sale with us, when it was sold, who else advertises it, what was asked. */
export async function findPlateHistory(db: Database, plate: LicensePlate) {
  const [own] = await db
    .select({
      id: cars.id,
      title: cars.title,
      publishedAt: cars.publishedAt,
      price: cars.price,
      status: cars.status,
    })
    .from(cars)
    .where(eq(cars.licenseplate, plate));
  const sales = own
    ? await db
        .select({ soldAt: soldCars.soldAt, price: soldCars.price })
        .from(soldCars)
        .where(eq(soldCars.carId, own.id))
        .orderBy(asc(soldCars.soldAt))
    : [];
  const [advert] = await db.select().from(externalAdverts).where(eq(externalAdverts.licenseplate, plate));
  const inquiries = await db
    .select({ number: cases.number, kind: cases.kind, openedAt: cases.openedAt })
    .from(cases)
    .where(and(eq(cases.licenseplate, plate), isNull(cases.erasedAt)))
    .orderBy(desc(cases.openedAt))
    .limit(50);
  return { own: own ?? null, sales, advert: advert ?? null, cases: inquiries };
}
export type PlateHistory = Awaited<ReturnType<typeof findPlateHistory>>;

/** How long the cars that are compared with stood, by their plates; of one that was sold twice the last time. */
export async function findDaysInStock(
  db: Database,
  plates: readonly LicensePlate[],
): Promise<Map<string, number>> {
  if (plates.length === 0) return new Map();
  const rows = await db
    .select({ plate: cars.licenseplate, days: soldCars.daysInStock })
    .from(soldCars)
    .innerJoin(cars, eq(cars.id, soldCars.carId))
    .where(inArray(cars.licenseplate, [...plates]))
    .orderBy(asc(soldCars.soldAt));
  return new Map(rows.map(({ plate, days }) => [plate, days]));
}

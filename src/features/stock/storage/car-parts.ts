import { and, asc, eq, ne, notInArray } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { ConditionFinding } from "#features/cars/rules/condition.ts";
import type { CarImage } from "#features/cars/rules/image.ts";
import { carImages } from "#features/cars/storage/car-images.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { conditionFindings } from "#features/cars/storage/condition-findings.table.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { insertAll } from "#platform/db/recordset.ts";

export type StoredFinding = ConditionFinding & { id: number };
export type StoredParts = { images: (CarImage & { preview: string | null })[]; findings: StoredFinding[] };

export async function findCarId(db: Database, plate: LicensePlate): Promise<number | null> {
  const [car] = await db.select({ id: cars.id }).from(cars).where(eq(cars.licenseplate, plate));
  return car?.id ?? null;
}

/** Pictures and findings of a car, in their order. */
export async function findParts(db: Database, carId: number): Promise<StoredParts> {
  const { url, position, type, isHighlight, preview } = carImages;
  const { id, part, verdict, note, imagePosition } = conditionFindings;
  return {
    images: await db
      .select({ url, position, type, isHighlight, preview })
      .from(carImages)
      .where(eq(carImages.carId, carId))
      .orderBy(asc(position)),
    findings: await db
      .select({ id, part, verdict, note, imagePosition })
      .from(conditionFindings)
      .where(eq(conditionFindings.carId, carId))
      .orderBy(asc(id)),
  };
}

/** All pictures of a car anew; whoever calls it has locked the car. */
export async function rewriteImages(
  tx: Transaction,
  carId: number,
  images: StoredParts["images"],
): Promise<void> {
  await tx.delete(carImages).where(eq(carImages.carId, carId));
  await insertAll(
    tx,
    carImages,
    images.map((image) => ({ ...image, carId })),
  );
}

export type FindingToSave = Omit<StoredFinding, "id"> & { id: number | null };

/** Those that were there keep their number, and so their place. */
export async function rewriteFindings(
  tx: Transaction,
  carId: number,
  findings: readonly FindingToSave[],
): Promise<void> {
  const remaining = findings.flatMap(({ id }) => id ?? []);
  await tx
    .delete(conditionFindings)
    .where(and(eq(conditionFindings.carId, carId), notInArray(conditionFindings.id, remaining)));
  for (const { id, ...finding } of findings) {
    if (id === null) await tx.insert(conditionFindings).values({ ...finding, carId });
    else
      await tx
        .update(conditionFindings)
        .set(finding)
        .where(and(eq(conditionFindings.carId, carId), eq(conditionFindings.id, id)));
  }
}

/** The other cars that show this very picture. */
export async function findPlatesWithPicture(
  db: Database,
  url: string,
  besides: LicensePlate,
): Promise<LicensePlate[]> {
  const rows = await db
    .selectDistinct({ licenseplate: cars.licenseplate })
    .from(carImages)
    .innerJoin(cars, eq(cars.id, carImages.carId))
    .where(and(eq(carImages.url, url), ne(cars.licenseplate, besides)))
    .orderBy(cars.licenseplate)
    .limit(3);
  return rows.map(({ licenseplate }) => licenseplate);
}

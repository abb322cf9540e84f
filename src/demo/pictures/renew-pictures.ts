import { asc, eq, inArray, like, sql } from "drizzle-orm";
import { carImages } from "#features/cars/storage/car-images.table.ts";
import { carMedia } from "#features/cars/storage/car-media.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { conditionFindings } from "#features/cars/storage/condition-findings.table.ts";
import { externalAdverts } from "#features/cars/storage/external-adverts.table.ts";
import { mediaRows } from "#features/cars/storage/load-stock.ts";
import type { Transaction } from "#platform/db/database.ts";
import { inBatches, insertAll } from "#platform/db/recordset.ts";
import { pictureInPaint, picturesOf } from "./pictures-of-car.ts";
import { demoPicturePath } from "./recipe.ts";

const ofTheDemo = `${demoPicturePath}%`;

/**
 * Gives every car of the demo the pictures that there are today: their addresses are stored with the cars, and those of an
 * older set of renders may lead nowhere. A car with a picture of somebody's own is left alone.
 */
export async function renewPictures(tx: Transaction): Promise<void> {
  const { id, bodyType, colour, licenseplate, normalizedMake, mileage } = cars;
  const pictured = await tx
    .select({ id, bodyType, colour, licenseplate, normalizedMake, mileage })
    .from(cars)
    .innerJoin(carImages, eq(carImages.carId, cars.id))
    .groupBy(cars.id)
    .having(sql`bool_and(${like(carImages.url, ofTheDemo)})`);
  for (const batch of inBatches(pictured)) await renewBatch(tx, batch);
  await renewAdverts(tx);
}

type Pictured = Parameters<typeof picturesOf>[0] & { id: number };

async function renewBatch(tx: Transaction, batch: readonly Pictured[]): Promise<void> {
  const ids = batch.map(({ id }) => id);
  const stored = await tx
    .select()
    .from(conditionFindings)
    .where(inArray(conditionFindings.carId, ids))
    .orderBy(asc(conditionFindings.carId), asc(conditionFindings.id));
  const findingsOf = Map.groupBy(stored, ({ carId }) => carId);
  const renewed = batch.map((car) => ({ carId: car.id, ...picturesOf(car, findingsOf.get(car.id) ?? []) }));
  await tx.delete(carImages).where(inArray(carImages.carId, ids));
  await tx.delete(carMedia).where(inArray(carMedia.carId, ids));
  await tx.delete(conditionFindings).where(inArray(conditionFindings.carId, ids));
  const ofEach = <Part extends object>(partsOf: (car: (typeof renewed)[number]) => Part[]) =>
    renewed.flatMap((car) => partsOf(car).map((part) => ({ ...part, carId: car.carId })));
  await insertAll(
    tx,
    carImages,
    ofEach(({ images }) => images),
  );
  await insertAll(
    tx,
    carMedia,
    ofEach(({ media }) => mediaRows(media)),
  );
  await insertAll(
    tx,
    conditionFindings,
    ofEach(({ findings }) => findings),
  );
}

/** "…/exterior.kombi-c-f34-bla.0/…", whatever else older addresses say. */
const paintIn = /^[^.]+\.[a-z0-9-]+-([a-z]+)\./;

async function renewAdverts(tx: Transaction): Promise<void> {
  const stored = await tx.select().from(externalAdverts).where(like(externalAdverts.imageUrl, ofTheDemo));
  for (const advert of stored) {
    const paint = paintIn.exec(advert.imageUrl ?? "")?.[1];
    if (!paint) continue;
    await tx
      .update(externalAdverts)
      .set(pictureInPaint(advert, paint))
      .where(eq(externalAdverts.id, advert.id));
  }
}

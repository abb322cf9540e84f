import { and, inArray, like, lt } from "drizzle-orm";
import { carImages } from "#features/cars/storage/car-images.table.ts";
import { externalAdverts } from "#features/cars/storage/external-adverts.table.ts";
import { pictureSources } from "#features/stock-import/storage/picture-sources.table.ts";
import type { Database } from "#platform/db/database.ts";

/** Which of the pictures whose addresses begin so are shown: findings point at the pictures of their car. */
export async function findShownPictures(db: Database, beginning: string): Promise<Set<string>> {
  const ofCars = await db
    .selectDistinct({ url: carImages.url })
    .from(carImages)
    .where(like(carImages.url, `${beginning}%`));
  const ofAdverts = await db
    .select({ url: externalAdverts.imageUrl })
    .from(externalAdverts)
    .where(like(externalAdverts.imageUrl, `${beginning}%`));
  return new Set([...ofCars, ...ofAdverts].flatMap(({ url }) => url ?? []));
}

/**
 * Forgets where these pictures were copied from, so that no import believes that it has them; answers with those that an
 * import has used since, which must stay.
 */
export async function purgeUnusedSources(
  db: Database,
  urls: readonly string[],
  unusedSince: Date,
): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  await db
    .delete(pictureSources)
    .where(and(inArray(pictureSources.url, [...urls]), lt(pictureSources.copiedAt, unusedSince)));
  const left = await db
    .select({ url: pictureSources.url })
    .from(pictureSources)
    .where(inArray(pictureSources.url, [...urls]));
  return new Set(left.map(({ url }) => url));
}

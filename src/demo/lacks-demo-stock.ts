import { countStock } from "#features/cars/storage/stock.ts";
import type { Database } from "#platform/db/database.ts";
import { findMeta } from "#platform/db/meta.ts";
import { hasDemoSet } from "./pictures/demo-set.ts";
import { demoPicturesMark } from "./pictures/recipe.ts";

export const demoStockNote = "demo-stock";
export const demoPicturesNote = "demo-pictures";

/** No for a database that has cars of its own, and for one whose demo stock was taken away. */
export async function lacksDemoStock(db: Database): Promise<boolean> {
  const { forSale, incoming, sold } = await countStock(db);
  return forSale + incoming + sold === 0 && (await findMeta(db, demoStockNote)) === null;
}

/** Yes for a demo stock whose addresses of pictures are of a set of renders before today's. */
export async function hasOldPictures(db: Database): Promise<boolean> {
  return (
    hasDemoSet() &&
    (await findMeta(db, demoStockNote)) !== null &&
    (await findMeta(db, demoPicturesNote)) !== demoPicturesMark()
  );
}

export async function needsSeeding(db: Database): Promise<boolean> {
  return (await hasOldPictures(db)) || lacksDemoStock(db);
}

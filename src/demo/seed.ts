import { sql } from "drizzle-orm";
import { isoDate } from "#core/dates/dates.ts";
import { loadCars, loadExternalAdverts, tablesOfParts } from "#features/cars/storage/load-stock.ts";
import { loadReviews } from "#features/reviews/storage/reviews.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { saveMeta } from "#platform/db/meta.ts";
import { withoutForeignKeys } from "#platform/db/without-foreign-keys.ts";
import { demoPicturesNote, demoStockNote, hasOldPictures, lacksDemoStock } from "./lacks-demo-stock.ts";
import { makeDemoStock } from "./make-stock.ts";
import { demoPicturesMark } from "./pictures/recipe.ts";
import { renewPictures } from "./pictures/renew-pictures.ts";
import { makeDemoReviews } from "./reviews.ts";
import { seedWork } from "./work/seed-work.ts";

/** Any number, the same in every process: two servers that start at once take turns. */
const turn = 701_740_605;

/**
 * Loads the demo stock once, wholly or not at all; a database that has cars of its own is left alone, and one with the demo
 * of before gets the pictures of today. With what the staff has to do, where somebody tries the site.
 */
export async function seedDemo(
  db: Database,
  { today, withWork = false }: { today: Date; withWork?: boolean },
): Promise<{ loaded: boolean }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${turn})`);
    if (await hasOldPictures(tx)) {
      await renewPictures(tx);
      await saveMeta(tx, demoPicturesNote, demoPicturesMark());
    }
    if (!(await lacksDemoStock(tx))) return { loaded: false };
    const { stores, entries, externalAdverts } = makeDemoStock({ today });
    await saveStores(tx, stores);
    await withoutForeignKeys(tx, tablesOfParts, () => loadCars(tx, entries));
    await loadReviews(tx, makeDemoReviews(entries, { today }));
    await loadExternalAdverts(tx, externalAdverts);
    if (withWork) await seedWork(tx, { today, entries, stores });
    await saveMeta(tx, demoStockNote, isoDate(today));
    await saveMeta(tx, demoPicturesNote, demoPicturesMark());
    return { loaded: true };
  });
}

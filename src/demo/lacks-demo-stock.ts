import { countStock } from "#features/cars/storage/stock.ts";
import type { Database } from "#platform/db/database.ts";
import { findMeta } from "#platform/db/meta.ts";

export const demoStockNote = "demo-stock";

/** No for a database that has cars of its own, and for one whose demo stock was taken away. */
export async function lacksDemoStock(db: Database): Promise<boolean> {
  const { forSale, incoming, sold } = await countStock(db);
  return forSale + incoming + sold === 0 && (await findMeta(db, demoStockNote)) === null;
}

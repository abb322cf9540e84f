import type { Database } from "#data/database.ts";
import { type ChangeCursor, findChangeCursor, findStockChanges } from "#data/queries/stock-changes.ts";
import { findStockLines, findStockLinesOf } from "#data/queries/stock-lines.ts";
import { findStores } from "#data/queries/stores.ts";
import { type PackedLines, packed } from "#domain/staff/stock-list/stock-line.ts";

export type StockListAnswer = {
  /** Asked with this, the next answer holds what has changed since. */
  cursor: string;
  /** Whether these are all cars, or those that have changed. */
  isWhole: boolean;
  lines: PackedLines;
  /** Cars that are gone since. */
  removed: number[];
  stores: { slug: string; label: string; isRetired: boolean }[];
};

/** More than that is read as fast from the beginning. */
const mostChanges = 2_000;

/** The whole list, or what has changed since it was read. [STOCKLIST-1] [STOCKLIST-6] */
export async function stockList(
  db: Database,
  after: ChangeCursor | null,
  now: Date,
): Promise<StockListAnswer> {
  const changes = after && (await findStockChanges(db, after));
  if (!changes || changes.ids.cars.length > mostChanges) return wholeList(db, now);
  const lines = await findStockLinesOf(db, changes.ids.cars, now);
  const found = new Set(lines.map(({ id }) => id));
  return {
    cursor: textOfCursor(changes.cursor),
    isWhole: false,
    lines: packed(lines),
    removed: changes.ids.cars.filter((id) => !found.has(id)),
    stores: await storesOf(db),
  };
}

async function wholeList(db: Database, now: Date): Promise<StockListAnswer> {
  // Before the cars: what changes while they are read comes once more with the next answer.
  const cursor = await findChangeCursor(db);
  const lines = packed(await findStockLines(db, now));
  return { cursor: textOfCursor(cursor), isWhole: true, lines, removed: [], stores: await storesOf(db) };
}

async function storesOf(db: Database): Promise<StockListAnswer["stores"]> {
  return (await findStores(db)).map(({ slug, label, isRetired }) => ({ slug, label, isRetired }));
}

const textOfCursor = ({ epoch, snapshot }: ChangeCursor) => `${epoch}~${snapshot}`;

/** Null for a text that no answer of ours has had: the database would stumble over it. */
export function cursorFromText(text: string): ChangeCursor | null {
  const [, epoch, snapshot, least = "", most = "", open = ""] =
    /^([0-9a-f]{32})~((\d{1,18}):(\d{1,18}):([\d,]*))$/.exec(text) ?? [];
  if (epoch === undefined || snapshot === undefined) return null;
  const numbers = [least, ...open.split(",").filter(Boolean), most].map(Number);
  const isAscending = numbers.every((number, place) => number > 0 && number >= (numbers[place - 1] ?? 0));
  const isWithin = open === "" || numbers.at(-2) !== numbers.at(-1);
  return isAscending && isWithin ? { epoch, snapshot } : null;
}

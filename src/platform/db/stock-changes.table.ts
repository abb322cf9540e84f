import { sql } from "drizzle-orm";
import { check, customType, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { oneOf } from "./checks.ts";
import { moment } from "./moment-column.ts";

/** A transaction's number: they are given out in order, but transactions do not end in that order. */
const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

export const changedStocks = ["cars", "external_adverts", "stores"] as const;
export type ChangedStock = (typeof changedStocks)[number];

/**
 * Which cars and adverts a transaction has touched, each once, written by triggers in the same transaction: nobody can
 * forget it, and what is rolled back is not in it. The triggers are in the migration.
 */
export const stockChanges = pgTable(
  "stock_changes",
  {
    transaction: xid8("transaction").notNull().default(sql`pg_current_xact_id()`),
    stock: text("stock").$type<ChangedStock>().notNull(),
    /** No reference: a car that is gone has changed too. 0 for stores, which have no numbers: all of them are read. */
    carId: integer("car_id").notNull(),
    /** Only of a car that is gone: nobody can look it up any more. */
    plate: text("plate"),
    at: moment("at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.transaction, t.stock, t.carId] }),
    check("stock_changes_stock_known", oneOf(t.stock, changedStocks)),
  ],
);

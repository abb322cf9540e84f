import { desc, eq } from "drizzle-orm";
import type { Car } from "#features/cars/rules/car.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { openLiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { knownFacts } from "#features/site-facts/service/known-facts.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { lendEmbedded } from "#tests/shared-databases.ts";
import { testSite } from "#tests/test-site.ts";
import { ownPage } from "./posting.ts";
import { staffCalls, staffTokens } from "./staff-tokens.ts";

/** The site over a few cars of its own, which can be reserved without disturbing anybody. */
export async function siteWithReservations(
  stocked: readonly Partial<Car>[],
  clock = () => new Date(),
  changes: Parameters<typeof testSite>[0] = {},
) {
  const database = await lendEmbedded();
  const { db } = database;
  await saveStores(db, [aStore({ name: "Milstolpen Uppsala" })]);
  await db.transaction((tx) =>
    loadCars(
      tx,
      stocked.map((car) => anEntry(car)),
    ),
  );
  const stock = await openLiveCatalogue({ database, clock });
  const site = await testSite({ db, stock, facts: knownFacts(db), clock, ...changes });
  return {
    ...site,
    db,
    stock,
    close: async () => {
      await site.close();
      await stock.close();
      await database.close();
    },
    /** As a browser without script posts it. */
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = ownPage) =>
      site.get(path, { method: "POST", headers, body: new URLSearchParams(fields) }),
    statusOf: async (plate: string) =>
      (
        await db
          .select()
          .from(cars)
          .where(eq(cars.licenseplate, aPlate(plate)))
      )[0]?.status,
    /** The newest letter of a kind, as text. */
    letter: async (kind: string) => {
      const [row] = await db.select().from(mails).where(eq(mails.kind, kind)).orderBy(desc(mails.createdAt));
      return row && { to: row.toAddress, subject: row.subject, said: JSON.stringify(row.blocks) };
    },
    countMails: () => db.$count(mails),
  };
}

/** The same, with those who work there. */
export async function siteWithStaff(
  stocked: readonly Partial<Car>[] = [],
  clock = () => new Date(),
  changes: Parameters<typeof testSite>[0] = {},
) {
  const tokens = await staffTokens(clock);
  const site = await siteWithReservations(stocked, clock, { signIn: tokens.signIn, ...changes });
  return { ...site, staff: staffCalls(site, tokens) };
}

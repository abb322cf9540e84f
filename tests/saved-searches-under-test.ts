import { eq, sql } from "drizzle-orm";
import { beforeEach } from "vitest";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { savedFilter } from "#features/saved-searches/rules/saved-filter.ts";
import type { SavedSearchTask } from "#features/saved-searches/rules/saved-search-form.ts";
import { savedSearchJobs } from "#features/saved-searches/service/saved-search-jobs.ts";
import { openSavedSearchService } from "#features/saved-searches/service/saved-searches.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { OpenDatabase } from "#platform/db/database.ts";
import { jobs } from "#platform/jobs/jobs.table.ts";
import { signedLinks } from "#platform/links/signed-links.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { anEntry, anImage } from "./a-stock-entry.ts";
import { aStore } from "./a-store.ts";
import { aPlate } from "./any-plate.ts";

/**
 * Ten in the morning in Sweden, so that whoever is told once a day is told by now; after any day on which this is run,
 * so that what the database puts at its own "now" is due.
 */
export const morning = new Date("2096-11-16T09:00:00Z");
const lastPrice = new Date("2096-09-01T08:00:00Z");
const links = signedLinks([{ id: "a", secret: Buffer.alloc(32, 7) }]);

/** A stock of one car that has been seen, a clock that stands still, and jobs that are done when the test says so. */
export function savedSearchesUnderTest(database: () => OpenDatabase) {
  let now = morning;
  const context = {
    clock: () => now,
    links,
    addToOutbox,
    stores: () => ({ uppsala: "Uppsala" }),
    countCars: () => 312,
  };
  let kinds = savedSearchJobs(context);
  const service = () => openSavedSearchService({ db: database().db, ...context });
  const minutesLater = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };

  beforeEach(async () => {
    now = morning;
    kinds = savedSearchJobs(context);
    const { db } = database();
    await saveStores(db, [aStore({ slug: "uppsala" })]);
    await come("mlb001");
    await work();
  });

  async function come(...plates: string[]) {
    await database().db.transaction((tx) =>
      loadCars(
        tx,
        plates.map((plate) =>
          anEntry(
            { licenseplate: aPlate(plate), price: 200_000, status: 130, normalizedMake: "volvo" },
            { images: [anImage(0)], priceEvents: [{ at: lastPrice, price: 200_000 }] },
          ),
        ),
      ),
    );
  }
  const change = (plate: string, what: ReturnType<typeof sql>) =>
    database().db.execute(sql`update cars set ${what} where licenseplate = ${plate}`);

  /** Does the jobs that are due by our clock, as the runner would. */
  async function work(): Promise<void> {
    const { db } = database();
    for (;;) {
      const due = await db
        .select()
        .from(jobs)
        .where(
          sql`state = 'waiting' and kind in ('match-watches', 'tell-watches') and run_at <= ${now.toISOString()}::timestamptz`,
        )
        .orderBy(jobs.id)
        .limit(1);
      const [job] = due;
      if (!job) return;
      const kind = kinds[job.kind];
      await db.transaction(async (tx) => {
        if (kind && "inTransaction" in kind) await kind.inTransaction({ ...job, attempt: 1 }, tx);
        await tx.update(jobs).set({ state: "done", finishedAt: now }).where(eq(jobs.id, job.id));
      });
    }
  }

  const task = (changes: Partial<SavedSearchTask> = {}): SavedSearchTask => ({
    kind: "watch",
    email: "asa@example.com",
    phoneNumber: null,
    filter: savedFilter.parse({ brands: ["volvo"], priceTo: 250_000 }),
    pace: "at-once",
    newsletter: false,
    sessionOrigin: null,
    ...changes,
  });
  const linkIn = async (kind: string) => {
    const [mail] = await database()
      .db.select()
      .from(mails)
      .where(eq(mails.kind, kind))
      .orderBy(sql`created_at desc, id`)
      .limit(1);
    return /t=([\w.-]+)/.exec(JSON.stringify(mail?.blocks))?.[1] ?? "";
  };
  async function watched(changes: Partial<SavedSearchTask> = {}) {
    await service().ask(task(changes), "/bevaka/");
    const row = await service().confirm(await linkIn("watch-confirm"));
    if (!row) throw new Error("The link of the letter does not hold");
    return row;
  }
  const news = async () => {
    const rows = await database().db.select().from(mails).where(sql`kind in ('watch-news', 'watch-sold')`);
    return rows
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      .map(({ subject, toAddress, blocks }) => ({
        to: toAddress,
        subject,
        cars: blocks.flatMap((block) =>
          "car" in block
            ? [
                `${block.car.reason?.text} ${block.car.price} ${block.car.lowestBefore ?? ""}`
                  .trim()
                  .replaceAll(/\s/g, " "),
              ]
            : [],
        ),
        blocks,
      }));
  };
  return {
    context,
    come,
    change,
    work,
    task,
    linkIn,
    watched,
    news,
    service,
    minutesLater,
    daysAfterMorning: (days: number) => {
      now = new Date(morning.getTime() + days * 86_400_000);
    },
    now: () => now,
  };
}

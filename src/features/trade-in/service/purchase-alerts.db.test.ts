import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { ExternalAdvert } from "#features/cars/rules/external-advert.ts";
import { loadExternalAdverts } from "#features/cars/storage/load-stock.ts";
import { externalStock } from "#features/catalogue/service/stock/stock-kinds.ts";
import { jobs } from "#platform/jobs/jobs.table.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { aStaffMember } from "#tests/a-staff-member.ts";
import { anAdvert } from "#tests/an-advert.ts";
import { aPlate } from "#tests/any-plate.ts";
import { someValuations } from "#tests/some-valuations.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { purchaseAlertFilter } from "../rules/purchase-alert.ts";
import { purchaseAlertJobs } from "./purchase-alert-jobs.ts";
import { openPurchaseAlerts } from "./purchase-alerts.ts";

/** After any day on which this is run, so that what the database puts at its own "now" is due. */
const morning = new Date("2096-11-16T09:00:00Z");
const audit = async () => {};
const anna = aStaffMember();
const bo = aStaffMember({ id: "bo", name: "Bo", username: "bo" });

onBothDatabases((database) => {
  let now = morning;
  const needs = {
    clock: () => now,
    addToOutbox,
    stores: () => ({}),
    factsOf: externalStock.factsOf,
    countAdverts: () => 14,
  };
  const service = () => openPurchaseAlerts({ ...needs, db: database().db, valuations: someValuations() });
  const look = (filter: object, staff = anna) =>
    service().add(purchaseAlertFilter.parse(filter), staff, audit);
  const advertise = (...adverts: Partial<ExternalAdvert>[]) =>
    database().db.transaction((tx) => loadExternalAdverts(tx, adverts.map(anAdvert)));
  const letters = async () =>
    (await database().db.select().from(mails).orderBy(mails.createdAt)).map(({ toAddress, subject }) => [
      toAddress,
      subject,
    ]);

  async function work(): Promise<void> {
    const { db } = database();
    for (;;) {
      const [job] = await db
        .select()
        .from(jobs)
        .where(
          sql`state = 'waiting' and kind = 'match-trackers' and run_at <= ${now.toISOString()}::timestamptz`,
        )
        .orderBy(jobs.id)
        .limit(1);
      if (!job) return;
      const kind = purchaseAlertJobs(needs)[job.kind];
      await db.transaction(async (tx) => {
        if (kind && "inTransaction" in kind) await kind.inTransaction({ ...job, attempt: 1 }, tx);
        await tx.update(jobs).set({ state: "done", finishedAt: now }).where(eq(jobs.id, job.id));
      });
    }
  }

  beforeEach(async () => {
    now = morning;
    await advertise({ licenseplate: aPlate("mlb01a") });
    await work();
  });

  test("[TRACKER-2] what asks nothing is refused; the words, how many are out, and an address only where there is one", async () => {
    expect(await look({})).toEqual({ error: "Välj minst ett filter" });
    const added = await look({
      brands: ["skoda"],
      carTypes: ["kombi"],
      modelYearFrom: 2018,
      priceTo: 200_000,
    });
    expect(added).toMatchObject({ alert: { out: 14, waiting: 0, email: "anna@example.com" } });
    expect("alert" in added && added.alert.words).toMatch(/Škoda.*Kombi/);
    expect(await look({ brands: ["volvo"] }, bo)).toMatchObject({ alert: { email: null } });
    expect((await service().list(anna)).map(({ query }) => query)).toHaveLength(1);
  });

  test("[TRACKER-3] [TRACKER-4] what comes and what is cut is found by whoever looks for it: in the queue and by mail, once", async () => {
    await look({ brands: ["skoda"], priceTo: 160_000, search: "octavia" });
    await look({ brands: ["skoda"] }, bo);
    await look({ brands: ["volvo"] }, aStaffMember({ id: "cia", username: "cia@example.com" }));
    await advertise({ licenseplate: aPlate("mlb02a") }, { licenseplate: aPlate("mlb03a"), price: 170_000 });
    await work();
    await work();
    const queue = async (staff = anna) =>
      (await service().matches(staff)).map(({ advert, reason }) => `${advert.licenseplate} ${reason}`);
    expect(await queue()).toEqual(["mlb02a new"]);
    expect((await queue(bo)).toSorted()).toEqual(["mlb02a new", "mlb03a new"]);
    expect(await letters()).toEqual([["anna@example.com", "Ny annons: Škoda Octavia Combi 1.5 TSI"]]);
    await database().db.execute(
      sql`update external_adverts set price = 150000 where licenseplate = 'mlb03a'`,
    );
    await database().db.execute(
      sql`update external_adverts set price = 155000 where licenseplate = 'mlb02a'`,
    );
    now = new Date(morning.getTime() + 60 * 60_000);
    await work();
    expect(await queue()).toEqual(["mlb03a cut:150000", "mlb02a new"]);
    expect(await letters()).toHaveLength(2);
    expect((await service().matches(anna))[0]?.below).toBe(0);
    expect(await service().handle(aPlate("mlb03a"), anna, audit)).toBe(1);
    expect(await queue()).toEqual(["mlb02a new"]);
  });

  test("[TRACKER-4] not more than one letter in a quarter: what came meanwhile is one", async () => {
    await look({ brands: ["skoda"] });
    for (const plate of ["mlb02a", "mlb03a", "mlb04a"]) {
      await advertise({ licenseplate: aPlate(plate) });
      await work();
    }
    expect(await letters()).toHaveLength(1);
    now = new Date(morning.getTime() + 31 * 60_000);
    await work();
    expect((await letters()).at(-1)?.[1]).toMatch(/^2 träffar: Škoda/);
  });

  test("[TRACKER-2] who has ended it is told nothing more", async () => {
    const added = await look({ brands: ["skoda"] });
    if (!("alert" in added)) throw new Error(added.error);
    expect([
      await service().end(added.alert.id, bo, audit),
      await service().end(added.alert.id, anna, audit),
    ]).toEqual([false, true]);
    await advertise({ licenseplate: aPlate("mlb02a") });
    await work();
    expect([await service().matches(anna), await letters()]).toEqual([[], []]);
  });
});

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadExternalAdverts } from "#features/cars/storage/load-stock.ts";
import { jobs } from "#platform/jobs/jobs.table.ts";
import { anAdvert } from "#tests/an-advert.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import {
  addMatches,
  addPurchaseAlert,
  countWaitingMatches,
  endPurchaseAlert,
  findPurchaseAlerts,
  findSeenPrices,
  findUnseenAdverts,
  findWaitingMatches,
  handleMatches,
  matchFullMarket,
  saveSeenPrices,
} from "./purchase-alerts.ts";

const now = new Date("2026-11-17T09:00:00Z");
const anna = { staffId: "anna", staffName: "Anna", email: "anna@example.com", createdAt: now };

onBothDatabases((database) => {
  const advertise = (...plates: string[]) =>
    database().db.transaction((tx) =>
      loadExternalAdverts(
        tx,
        plates.map((plate) => anAdvert({ licenseplate: aPlate(plate) })),
      ),
    );

  test("[DATA-134] the same is looked for once by each; only whoever looks can end it", async () => {
    const { db } = database();
    const first = await addPurchaseAlert(db, { ...anna, query: "brands=volvo" });
    const again = await addPurchaseAlert(db, { ...anna, email: null, query: "brands=volvo" });
    expect([again.id, again.email]).toEqual([first.id, null]);
    await addPurchaseAlert(db, { ...anna, staffId: "bo", query: "brands=volvo" });
    expect((await findPurchaseAlerts(db)).length).toBe(2);
    expect(await endPurchaseAlert(db, { id: first.id, staffId: "bo", now })).toBe(false);
    expect(await endPurchaseAlert(db, { id: first.id, staffId: "anna", now })).toBe(true);
    expect(await findPurchaseAlerts(db, "anna")).toEqual([]);
    const anew = await addPurchaseAlert(db, { ...anna, query: "brands=volvo" });
    expect(anew.id).not.toBe(first.id);
  });

  test("[DATA-134] an advert is found once for each reason and person, and is in the queue until it is handled or gone", async () => {
    const { db } = database();
    await advertise("mlb01a", "mlb02a");
    const [one, two] = [
      await addPurchaseAlert(db, { ...anna, query: "brands=skoda" }),
      await addPurchaseAlert(db, { ...anna, query: "priceTo=200000" }),
    ];
    const match = { advertId: 1, reason: "new", licenseplate: aPlate("mlb01a"), price: 149_900 };
    const found = await addMatches(
      db,
      [
        { ...match, trackerId: one.id },
        { ...match, trackerId: two.id },
        { ...match, trackerId: two.id, advertId: 2, licenseplate: aPlate("mlb02a") },
      ],
      now,
    );
    expect(found.map(({ trackerId, advertId }) => [trackerId, advertId])).toEqual([
      [one.id, 1],
      [two.id, 2],
    ]);
    expect(await addMatches(db, [{ ...match, trackerId: two.id }], now)).toEqual([]);
    expect(await countWaitingMatches(db, "anna")).toEqual(
      new Map([
        [one.id, 1],
        [two.id, 1],
      ]),
    );
    const queue = async () =>
      (await findWaitingMatches(db, "anna", 9)).map(({ advert }) => advert.licenseplate);
    expect((await queue()).toSorted()).toEqual(["mlb01a", "mlb02a"]);
    const done = { staffId: "bo", plate: aPlate("mlb01a"), now };
    expect([await handleMatches(db, done), await handleMatches(db, { ...done, staffId: "anna" })]).toEqual([
      0, 1,
    ]);
    expect(await queue()).toEqual(["mlb02a"]);
    await db.execute(sql`update external_adverts set removed_at = now()`);
    expect(await queue()).toEqual([]);
  });

  test("[DATA-135] what is out when nobody has looked before is no news; afterwards what comes and what changes its price", async () => {
    const { db } = database();
    await advertise("mlb01a", "mlb02a");
    expect([await matchFullMarket(db), await matchFullMarket(db)]).toEqual([true, false]);
    expect(await findUnseenAdverts(db, 9)).toEqual([]);
    await advertise("mlb03a");
    await db.execute(sql`update external_adverts set price = 1000 where id = 1`);
    await db.execute(sql`update external_adverts set removed_at = now() where id = 2`);
    expect(await findUnseenAdverts(db, 9)).toEqual([1, 3]);
    expect(await findSeenPrices(db, [1, 2, 3])).toEqual(new Map([[1, 149_900]]));
    await saveSeenPrices(db, [
      { id: 1, price: 1_000 },
      { id: 3, price: 149_900 },
    ]);
    expect(await findUnseenAdverts(db, 9)).toEqual([]);
    const kinds = await db.select({ kind: jobs.kind }).from(jobs);
    expect(kinds.filter(({ kind }) => kind === "match-trackers")).toHaveLength(4);
  });
});

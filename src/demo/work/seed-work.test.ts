import { beforeAll, expect, test } from "vitest";
import type { Database } from "#data/database.ts";
import { loadCars, loadExternalAdverts } from "#data/queries/load-stock.ts";
import { saveStores } from "#data/queries/stores.ts";
import { bidLog, carCosts } from "#data/schema/bid-log.ts";
import { bookings } from "#data/schema/bookings.ts";
import { caseNotes } from "#data/schema/case-notes.ts";
import { cases } from "#data/schema/cases.ts";
import { holds } from "#data/schema/holds.ts";
import { jobs } from "#data/schema/jobs.ts";
import { mails } from "#data/schema/mails.ts";
import { proposals, proposalVersions } from "#data/schema/proposals.ts";
import { purchaseMatches } from "#data/schema/purchase-trackers.ts";
import { staffNews } from "#data/schema/staff-news.ts";
import { stockholmDay } from "#domain/calendar/stockholm-day.ts";
import { isFictionalPhone } from "#domain/company/safe-series.ts";
import { lendEmbedded } from "#tests/shared-databases.ts";
import { makeDemoStock } from "../make-stock.ts";
import { seedWork } from "./seed-work.ts";

const today = new Date("2026-11-17T12:00:00Z");
let db: Database;

beforeAll(async () => {
  const database = await lendEmbedded();
  db = database.db;
  // Those that have work, and some that were sold: to make and to load them all takes seconds.
  const counts = { incoming: 0, forSale: 600, sold: 130, externalAdverts: 400 };
  const { stores, entries, externalAdverts } = makeDemoStock({ today, counts });
  await db.transaction(async (tx) => {
    await saveStores(tx, stores);
    await loadCars(tx, entries);
    await loadExternalAdverts(tx, externalAdverts);
    await seedWork(tx, { today, entries, stores });
  });
  return () => database.close();
});

test("[DEMO-28] there is something of everything that the staff works with", async () => {
  const states = new Set((await db.select().from(cases)).map(({ state }) => state));
  expect([...states].toSorted()).toEqual(["answered", "inProgress", "received", "waitingForCustomer"]);
  expect(await db.$count(caseNotes)).toBeGreaterThan(1);
  expect(await db.$count(bookings)).toBeGreaterThan(4);
  const times = await db.select().from(bookings);
  expect(
    times.filter(({ startsAt }) => stockholmDay(startsAt) === stockholmDay(today)).length,
  ).toBeGreaterThan(2);
  expect(await db.$count(holds)).toBe(3);
  expect(await db.$count(staffNews)).toBeGreaterThan(2);
  expect(await db.$count(bidLog)).toBeGreaterThan(150);
  expect(await db.$count(carCosts)).toBeGreaterThan(300);
  expect(await db.$count(purchaseMatches)).toBe(5);
  const sent = await db.select().from(proposalVersions);
  expect(sent.map(({ opened }) => opened).toSorted()).toEqual([0, 2, 4]);
  expect(sent.filter(({ acceptedAt }) => acceptedAt !== null)).toHaveLength(1);
  expect(await db.$count(proposals)).toBe(4);
});

test("[DEMO-28] a bid is below what the car is thought to be sold for, with room for its costs", async () => {
  for (const { bid, estimatedSalePrice, estimatedCost } of await db.select().from(bidLog))
    expect(estimatedSalePrice - estimatedCost - bid).toBeGreaterThan(0);
});

test("[DEMO-28] nothing of it is mailed, now or later", async () => {
  expect(await db.$count(mails)).toBe(0);
  expect((await db.select().from(jobs)).filter(({ kind }) => !kind.startsWith("match-"))).toEqual([]);
});

test("[DEMO-28] nobody in it is real", async () => {
  for (const { email, phoneNumber, name } of [
    ...(await db.select().from(cases)),
    ...(await db.select().from(holds)),
  ]) {
    expect(email).toMatch(/@example\.com$/);
    expect(isFictionalPhone(phoneNumber ?? "")).toBe(true);
    expect(name).toMatch(/ Exempel$/);
  }
});

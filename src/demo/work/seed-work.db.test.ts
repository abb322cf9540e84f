import { beforeAll, expect, test } from "vitest";
import { isFictionalPhone } from "#core/company/safe-series.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { bookings } from "#features/bookings/storage/bookings.table.ts";
import { loadCars, loadExternalAdverts } from "#features/cars/storage/load-stock.ts";
import { caseNotes } from "#features/cases/storage/case-notes.table.ts";
import { cases } from "#features/cases/storage/cases.table.ts";
import { carCosts } from "#features/pricing/storage/car-costs.table.ts";
import { proposals, proposalVersions } from "#features/proposals/storage/proposals.table.ts";
import { reservations } from "#features/reservations/storage/reservations.table.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { bidLog } from "#features/trade-in/storage/bid-log.table.ts";
import { purchaseMatches } from "#features/trade-in/storage/purchase-trackers.table.ts";
import type { Database } from "#platform/db/database.ts";
import { jobs } from "#platform/jobs/jobs.table.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { staffNews } from "#platform/staff/staff-news.table.ts";
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
  expect(await db.$count(reservations)).toBe(3);
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
    ...(await db.select().from(reservations)),
  ]) {
    expect(email).toMatch(/@example\.com$/);
    expect(isFictionalPhone(phoneNumber ?? "")).toBe(true);
    expect(name).toMatch(/ Exempel$/);
  }
});

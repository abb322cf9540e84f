import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cars } from "#features/cars/storage/cars.table.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { insertCase } from "#features/cases/storage/cases.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { jobs } from "#platform/jobs/jobs.table.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import type { BookedResource } from "../rules/slots.ts";
import { bookings } from "./bookings.table.ts";
import {
  cancelBooking,
  countUpcoming,
  findTakenTimes,
  insertBooking,
  isTimeTaken,
  moveBooking,
} from "./bookings.ts";

const now = new Date("2026-11-16T12:00:00Z");
const [plate, other] = [aPlate("mlb001"), aPlate("mlb002")];
const at = (text: string) => new Date(`2026-11-17T${text}:00Z`);
const drivesOf = (licenseplate: typeof plate) => ({
  kind: "testDrive" as const,
  storeSlug: "uppsala",
  licenseplate,
});
const slot = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

const book = (
  db: Database,
  {
    licenseplate = plate,
    email = "karin@example.com",
    kind = "testDrive",
    ...span
  }: Partial<typeof bookings.$inferSelect> & { email?: string },
  places: readonly BookedResource[] = [null],
) =>
  db.transaction(async (tx) => {
    const about = { subject: "Provkörning", storeSlug: null, licenseplate, name: "Karin", phoneNumber: null };
    const times = { openedAt: now, answerBy: null, answers: [] };
    const row = await insertCase(
      tx,
      { kind: "testDrive", email, ...about, ...times },
      { author: "Karin", text: "" },
    );
    const drive = {
      caseId: row.id,
      kind,
      licenseplate,
      storeSlug: "uppsala",
      ...slot("09:00", "09:30"),
      ...span,
    };
    return (await insertBooking(tx, drive, places)) ? row.id : null;
  });

onBothDatabases((database) => {
  test("[BOOK-1] of those who want one time of two places at once two get it, and none of them twice", async () => {
    const { db } = database();
    const places = ["workshop/uppsala/1", "workshop/uppsala/2"];
    const one = (turn: number) =>
      book(db, { kind: "workshop", email: `w${turn}@example.com`, ...slot("09:00", "11:00") }, places);
    const got = await Promise.all(Array.from({ length: 12 }, (_, turn) => one(turn)));
    expect(got.filter((id) => id !== null)).toHaveLength(2);
    const taker = { kind: "workshop", storeSlug: "uppsala", licenseplate: null } as const;
    const taken = await findTakenTimes(db, taker, now);
    expect(taken.map(({ place }) => place).toSorted()).toEqual(places);
    // The same car may be driven meanwhile: it is no matter of the workshop's places.
    expect(await book(db, { licenseplate: aPlate("mlb009") })).not.toBeNull();
  });

  test("[DRIVE-7] of those who want one time at once one gets it; another car, and the time after, are free", async () => {
    const { db } = database();
    const got = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => book(db, { email: `k${turn}@example.com` })),
    );
    expect(got.filter((id) => id !== null)).toHaveLength(1);
    expect(await book(db, slot("09:15", "09:45"))).toBeNull();
    expect(await book(db, slot("08:45", "09:15"))).toBeNull();
    expect(await book(db, slot("09:30", "10:00"))).not.toBeNull();
    expect(await book(db, { licenseplate: other })).not.toBeNull();
    expect(await findTakenTimes(db, drivesOf(plate), now)).toEqual([
      { start: at("09:00"), end: at("09:30"), place: null },
      { start: at("09:30"), end: at("10:00"), place: null },
    ]);
    expect(await findTakenTimes(db, drivesOf(plate), at("09:30"))).toHaveLength(1);
  });

  test("[DRIVE-7] [DRIVE-12] what is cancelled is free again; nobody moves to a time that is taken", async () => {
    const { db } = database();
    const first = (await book(db, {})) ?? 0;
    const second = (await book(db, slot("10:00", "10:30"))) ?? 0;
    const failure = await db
      .transaction((tx) =>
        moveBooking(tx, second, { ...slot("09:15", "09:45"), storeSlug: "uppsala", place: null }),
      )
      .catch((error: unknown) => error);
    expect(isTimeTaken(failure)).toBe(true);
    expect(isTimeTaken(new Error("something else"))).toBe(false);
    expect(await cancelBooking(db, first, now)).toMatchObject({ sequence: 1, cancelledAt: now });
    const to = { ...slot("09:15", "09:45"), storeSlug: "uppsala", place: null };
    expect(await moveBooking(db, second, to)).toMatchObject({ ...to, sequence: 1 });
    expect(await book(db, slot("10:00", "10:30"))).not.toBeNull();
  });

  test("[DRIVE-6] [BOOK-5] the drives ahead of one person are counted one after the other, however the address is written", async () => {
    const { db } = database();
    const atMostThree = (turn: number) =>
      db.transaction(async (tx) => {
        const email = turn % 2 ? "Asa@Example.com" : "asa@example.com";
        if ((await countUpcoming(tx, "testDrive", email, now)) >= 3) return false;
        const span = {
          startsAt: new Date(at("09:00").getTime() + turn * 3_600_000),
          endsAt: new Date(at("09:30").getTime() + turn * 3_600_000),
        };
        const about = { subject: "", storeSlug: null, licenseplate: null, name: null, phoneNumber: null };
        const times = { openedAt: now, answerBy: null, answers: [] };
        const row = await insertCase(
          tx,
          { kind: "testDrive", email, ...about, ...times },
          { author: "", text: "" },
        );
        return insertBooking(
          tx,
          { caseId: row.id, kind: "testDrive", licenseplate: plate, storeSlug: "uppsala", ...span },
          [null],
        );
      });
    const got = await Promise.all(Array.from({ length: 10 }, (_, turn) => atMostThree(turn)));
    expect(got.filter(Boolean)).toHaveLength(3);
    expect(await countUpcoming(db, "visit", "asa@example.com", now)).toBe(0);
    expect(await countUpcoming(db, "testDrive", "bo@example.com", now)).toBe(0);
    expect(await countUpcoming(db, "testDrive", "ASA@example.com", new Date("2027-01-01"))).toBe(0);
  });

  test("[DRIVE-14] a car that is reserved, sold or removed has a job for each drive ahead, and only then", async () => {
    const { db } = database();
    await saveStores(db, [aStore({ slug: "uppsala" })]);
    await db.transaction(async (tx) => void (await loadCars(tx, [anEntry({ licenseplate: plate })])));
    const ahead = { startsAt: new Date(Date.now() + 3_600_000), endsAt: new Date(Date.now() + 5_400_000) };
    const id = await book(db, ahead);
    await book(db, slot("09:00", "09:30")).then(async (past) => {
      const ago = { startsAt: new Date(0), endsAt: new Date(1_800_000) };
      await db
        .update(bookings)
        .set(ago)
        .where(eq(bookings.caseId, past ?? 0));
    });
    const set = (status: number) => db.update(cars).set({ status }).where(eq(cars.licenseplate, plate));
    const keys = async () =>
      (await db.select({ key: jobs.key }).from(jobs).where(eq(jobs.kind, "drive-car")))
        .map(({ key }) => key)
        .toSorted();
    await db.update(cars).set({ price: 1_000 });
    await set(120);
    expect(await keys()).toEqual([]);
    await set(135);
    await set(130);
    await set(135);
    await set(140);
    await db.delete(cars);
    expect(await keys()).toEqual([
      `drive-car:${id}:0:135`,
      `drive-car:${id}:0:140`,
      `drive-car:${id}:0:gone`,
    ]);
  });
});

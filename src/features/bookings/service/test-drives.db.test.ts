import { asc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { openCases } from "#features/cases/service/cases.ts";
import { purgeCases } from "#features/cases/service/purge-cases.ts";
import { idempotencyKeys } from "#features/cases/storage/cases.table.ts";
import { findCase } from "#features/cases/storage/cases.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import type { ClaimedJob } from "#platform/jobs/job-runs.ts";
import { jobs } from "#platform/jobs/jobs.table.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import type { Email } from "#platform/mail/email.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { noFiles } from "#tests/test-services.ts";
import { startText } from "../rules/booking-text.ts";
import { testDriveForm } from "../rules/test-drive-form.ts";
import { findBooking } from "../storage/bookings.ts";
import { bookingJobs } from "./booking-jobs.ts";
import { openBookingService } from "./booking-service.ts";
import { openBookings } from "./bookings.ts";
import { openTestDrives } from "./test-drives.ts";

const plate = aPlate("mlb001");
const store = aStore({ slug: "uppsala", name: "Milstolpen Uppsala" });
const right = {
  licenseplate: "MLB 001",
  start: "2026-11-18T09:00Z",
  name: "Karin Exempel",
  email: "karin@example.com",
  phoneNumber: "070-174 06 12",
  message: "Har ni en bilbarnstol?",
};

/** The service over a stock of one car, on a clock that the test moves. */
function driving(db: Database) {
  const state = { now: new Date("2026-11-16T12:00:00Z"), status: 130, emails: [] as Email[] };
  const clock = () => state.now;
  const notifying = {
    addToOutbox: async (tx: Database, email: Email) => {
      state.emails.push(email);
      return addToOutbox(tx, email);
    },
    pageOf: (number: string) => `/arende/${number}/`,
    uploadOf: (number: string) => `/customer-uploads/?t=${number}`,
    fileOf: (number: string) => `/arende/bilaga/?t=${number}`,
    changeOf: (number: string) => `/arende/${number}/provkorning/`,
    carOf: (wanted: string) =>
      wanted === plate
        ? {
            licenseplate: plate,
            title: "Volvo V60",
            price: 200_000,
            status: state.status,
            physicalLocation: "uppsala",
            href: "/kopa-bil/volvo/mlb001/",
          }
        : null,
    storeOf: (slug: string) => (slug === store.slug ? store : null),
  };
  const cases = openCases({ ...notifying, db, clock, files: noFiles, storeOfCar: () => "uppsala" });
  const bookings = openBookings({ ...notifying, db, clock, cases });
  const drives = openTestDrives({ ...notifying, db, clock, bookings });
  const service = openBookingService({ ...notifying, clock, bookings, drives });
  const kinds = bookingJobs({ ...notifying, clock });
  /** Runs every job of the kind that waits, as the runner would. */
  const run = async (kind: "drive-reminder" | "drive-over" | "drive-car") => {
    const found = await db.select().from(jobs).orderBy(asc(jobs.id));
    for (const job of found.filter((one) => one.kind === kind)) {
      const row = kinds[kind];
      if (row && "inTransaction" in row)
        await db.transaction((tx) => row.inTransaction(job as unknown as ClaimedJob, tx));
    }
  };
  const book = async (changes: Partial<typeof right> = {}) => {
    const read = testDriveForm.read({ ...right, ...changes }, stockholmDay(clock()));
    if ("errors" in read) throw new Error(JSON.stringify(read.errors));
    return drives.book({ task: read.task, answers: [], scope: "ride", key: null });
  };
  const booked = async (changes: Partial<typeof right> = {}) => {
    const opened = await book(changes);
    if (opened === "key taken" || "errors" in opened) throw new Error(JSON.stringify(opened));
    const row = await findCase(db, opened.number);
    if (!row) throw new Error("There is no case");
    return row;
  };
  const calendar = (at: number) => new TextDecoder().decode(state.emails.at(at)?.attachments?.[0]?.content);
  return { state, cases, drives, service, run, book, booked, calendar };
}

onBothDatabases((database) => {
  beforeEach(async () => {
    const { db } = database();
    // What another test has sent is not remembered.
    await db.delete(idempotencyKeys);
    await saveStores(db, [store]);
    await db.transaction(async (tx) => void (await loadCars(tx, [anEntry({ licenseplate: plate })])));
  });

  test("[DRIVE-10] a drive is a case that is answered by its confirmation, with a calendar file and an e-mail to the store", async () => {
    const { db } = database();
    const { booked, state, calendar } = driving(db);
    const row = await booked();
    expect(row).toMatchObject({ kind: "testDrive", state: "answered", answerBy: null, licenseplate: plate });
    expect(row.log.map(({ event }) => event)).toEqual(["opened", "answered"]);
    expect(row.log[1]?.message?.text).toContain("onsdag 18 november kl.\u00a010.00–10.30");
    expect(state.emails.map(({ kind, to }) => [kind, to])).toEqual([
      ["drive-booked", "karin@example.com"],
      ["drive-to-us", "kundservice@milstolpen.example"],
    ]);
    expect(state.emails[0]?.attachments?.[0]).toMatchObject({
      name: "provkorning.ics",
      type: "text/calendar; charset=utf-8; method=REQUEST",
    });
    expect(calendar(0)).toContain("DTSTART;TZID=Europe/Stockholm:20261118T100000");
    expect(JSON.stringify(state.emails[1])).toContain("Har ni en bilbarnstol?");
    expect(state.emails[1]?.replyTo).toBe("karin@example.com");
    const runs = (await db.select().from(jobs)).filter(({ kind }) => kind.startsWith("drive-"));
    expect(runs.map(({ kind, runAt }) => [kind, runAt.toISOString()]).toSorted()).toEqual([
      ["drive-over", "2026-11-18T09:30:00.000Z"],
      ["drive-reminder", "2026-11-17T09:00:00.000Z"],
    ]);
  });

  test("[DRIVE-6] [DRIVE-7] [DRIVE-5] a time that is taken, one that is not offered, a fourth drive and a car that is held: nothing is stored, and it is said at the field", async () => {
    const { db } = database();
    const { booked, book, state } = driving(db);
    await booked();
    expect(await book({ email: "bo@example.com" })).toEqual({
      errors: [{ field: "start", message: "Tiden blev just bokad av någon annan. Välj en annan tid" }],
    });
    expect(await book({ email: "bo@example.com", start: "2026-11-18T13:10Z" })).toMatchObject({
      errors: [{ field: "start", message: expect.stringContaining("går inte att boka") }],
    });
    // The same once more is the same.
    expect(await book()).toMatchObject({ isNew: false });
    await booked({ start: "2026-11-18T10:00Z" });
    await booked({ start: "2026-11-18T11:00Z" });
    expect(await book({ start: "2026-11-18T12:00Z" })).toMatchObject({ errors: [{ field: "email" }] });
    state.status = 135;
    expect(await book({ email: "bo@example.com", start: "2026-11-19T12:00Z" })).toMatchObject({
      errors: [{ field: "licenseplate", message: expect.stringContaining("Bilen är reserverad just nu") }],
    });
    state.status = 130;
    // Nothing is left of what was refused: the same post goes through when it can.
    expect(await book({ email: "bo@example.com", start: "2026-11-19T12:00Z" })).toMatchObject({
      isNew: true,
    });
  });

  test("[DRIVE-12] moved: the calendar file has the same name and a higher number, the old time is free, a question still waits", async () => {
    const { db } = database();
    const { booked, book, service, cases, state, calendar } = driving(db);
    const { id, number } = await booked();
    const uid = /UID:\S+/.exec(calendar(0))?.[0] ?? "none";
    expect(await service.move(number, new Date("2026-11-19T10:00:00Z"))).toBe("done");
    expect(await findBooking(db, id)).toMatchObject({
      startsAt: new Date("2026-11-19T10:00:00Z"),
      sequence: 1,
    });
    expect((await findCase(db, number))?.state).toBe("answered");
    expect(state.emails.at(-2)).toMatchObject({ kind: "drive-moved", to: "karin@example.com" });
    expect(calendar(-2)).toContain(uid);
    expect(calendar(-2)).toContain("SEQUENCE:1");
    expect(await book({ email: "bo@example.com" })).toMatchObject({ isNew: true });
    expect(await service.move(number, new Date("2026-11-18T09:00:00Z"))).toMatchObject({
      errors: [{ field: "start", message: expect.stringContaining("just bokad") }],
    });
    await cases.write(number, { text: "Finns den kvar?", name: "Karin" });
    expect(await service.move(number, new Date("2026-11-19T11:00:00Z"))).toBe("done");
    expect((await findCase(db, number))?.state).toBe("inProgress");
  });

  test("[DRIVE-12] cancelled: the calendar file takes it out, the time is free, the case is closed, and once is enough", async () => {
    const { db } = database();
    const { booked, book, service, state, calendar, run } = driving(db);
    const { id, number } = await booked();
    expect(await service.cancel(number)).toBe("done");
    expect(calendar(-2)).toContain("METHOD:CANCEL");
    expect(calendar(-2)).toContain("SEQUENCE:1");
    expect((await findCase(db, number))?.state).toBe("closed");
    const written = state.emails.length;
    expect(await service.cancel(number)).toMatchObject({ errors: [{ field: "start" }] });
    expect(await service.move(number, new Date("2026-11-19T10:00:00Z"))).toMatchObject({ errors: [{}] });
    await run("drive-reminder");
    expect(state.emails).toHaveLength(written);
    expect(await book({ email: "bo@example.com" })).toMatchObject({ isNew: true });
    expect((await findBooking(db, id))?.cancelledAt).not.toBeNull();
  });

  test("[DRIVE-13] [DRIVE-15] reminded once the day before; closed when it is over, and erased 90 days later", async () => {
    const { db } = database();
    const { booked, state, run } = driving(db);
    const { number } = await booked();
    state.now = new Date("2026-11-17T09:00:00Z");
    await run("drive-reminder");
    await run("drive-reminder");
    expect(await db.$count(mails)).toBe(3);
    expect(state.emails.at(-1)?.subject).toContain("I morgon kl.\u00a010.00");
    state.now = new Date("2026-11-18T09:30:00Z");
    await run("drive-over");
    expect((await findCase(db, number))?.state).toBe("closed");
    await purgeCases(db, new Date("2027-02-15T12:00:00Z"));
    expect((await findCase(db, number))?.name).toBe("Karin Exempel");
    await purgeCases(db, new Date("2027-02-16T12:00:00Z"));
    expect((await findCase(db, number))?.name).toBeNull();
  });

  test("[DRIVE-14] when the car is reserved the driver is told, when it is sold the drive is off; a moved drive's old job does nothing", async () => {
    const { db } = database();
    const { booked, drives, service, state, run, calendar } = driving(db);
    // The trigger goes by the database's own clock.
    state.now = new Date();
    const offer = await drives.offer(plate);
    const [ahead = state.now, later = state.now] = ("days" in offer && offer.days.at(-1)?.starts) || [];
    const { id, number } = await booked({ start: startText(ahead) });
    await db.update(cars).set({ status: 135 });
    await run("drive-car");
    expect(state.emails.at(-1)).toMatchObject({ kind: "drive-car-reserved" });
    expect((await findBooking(db, id))?.cancelledAt).toBeNull();
    state.status = 135;
    expect(await service.move(number, later)).toBe("done");
    const written = state.emails.length;
    await run("drive-car");
    expect(state.emails).toHaveLength(written);
    await db.update(cars).set({ status: 140 });
    await run("drive-car");
    expect(state.emails.slice(written).map(({ kind }) => kind)).toEqual(["drive-car-sold", "drive-to-us"]);
    expect(calendar(written)).toContain("METHOD:CANCEL");
    expect(await findBooking(db, id)).toMatchObject({ sequence: 2, cancelledAt: expect.any(Date) });
    expect((await findCase(db, number))?.log.at(-1)?.message?.text).toContain("såld");
    await run("drive-car");
    expect(state.emails).toHaveLength(written + 2);
  });
});

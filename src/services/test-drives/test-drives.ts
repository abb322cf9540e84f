import type { Database } from "#data/database.ts";
import { type CaseRow, changeCase, lockCase } from "#data/queries/cases.ts";
import { findHold } from "#data/queries/holds.ts";
import { confirmAddress } from "#data/queries/mails.ts";
import {
  cancelDrive,
  countComingDrives,
  type DriveRow,
  findDrive,
  findHolder,
  findTakenTimes,
  insertDrive,
  isTimeTaken,
  moveDrive,
} from "#data/queries/test-drives.ts";
import { answerByAfter } from "#domain/case/case-progress.ts";
import { stateAfter } from "#domain/case/case-states.ts";
import { company } from "#domain/company/company.ts";
import type { FieldError } from "#domain/form/form-field.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import { storeHoursOn } from "#domain/store/opening-hours.ts";
import type { Store } from "#domain/store/store.ts";
import { driveTime } from "#domain/test-drive/drive-text.ts";
import { isHeldBy, type NoDrive, noDriveTexts, reasonNotToDrive } from "#domain/test-drive/may-drive.ts";
import {
  comingAtMost,
  freeDays,
  isOffered,
  type SlotDay,
  type Span,
  slotFrom,
} from "#domain/test-drive/slots.ts";
import type { Cases, Opened, Post } from "../cases/cases.ts";
import { inTurn } from "../turns/in-turn.ts";
import { sharedReads } from "../turns/shared-reads.ts";
import { DriveRefused, refusals } from "./drive-refusals.ts";
import { type DriveCar, type DriveTelling, driveTelling } from "./tell-drive.ts";

export type DriveNeeds = DriveTelling & { db: Database; clock: () => Date; cases: Pick<Cases, "open"> };

type Place = { car: DriveCar; store: Store };
type NoPlace = { car: DriveCar | null; store: Store | null; reason: NoDrive };
/** Who asks for times: somebody who has one, or whoever holds the car. */
type Asker = { isBooked?: boolean; hold?: string | null };
/** What somebody who wants to drive a car can choose from, or why not. */
export type DriveOffer = (Place & { days: SlotDay[] }) | NoPlace;

export type TestDrives = ReturnType<typeof openTestDrives>;

export function openTestDrives(needs: DriveNeeds) {
  const { db, clock, cases, carOf, storeOf } = needs;
  const tell = driveTelling(needs);
  const readTaken = sharedReads<Span[]>();
  const perCar = inTurn<{ start: number; person: string }>();

  function placeOf(plate: LicensePlate, mayBeReserved: boolean): Place | NoPlace {
    const car = carOf(plate);
    const store = car && storeOf(car.physicalLocation);
    const reason = reasonNotToDrive(car, store, { mayBeReserved });
    return car && store && reason === null ? { car, store } : { car, store, reason: reason ?? "unknown" };
  }

  /** By the number of a hold, which only its holder's signed address gives. [DRIVE-17] */
  async function isHolder(
    at: Database,
    plate: LicensePlate,
    hold: string | null,
    now: Date,
  ): Promise<boolean> {
    return hold !== null && isHeldBy(await findHold(at, hold), plate, now);
  }

  /** Read from the database each time: what was free a moment ago may be taken. [DRIVE-4] [DRIVE-5] */
  async function offer(
    plate: LicensePlate,
    { isBooked = false, hold = null }: Asker = {},
  ): Promise<DriveOffer> {
    const now = clock();
    // Who has a time may have reserved the car too: another time is no matter of that.
    const place = placeOf(plate, isBooked || (await isHolder(db, plate, hold, now)));
    if ("reason" in place) return place;
    const taken = await readTaken(plate, () => findTakenTimes(db, plate, now));
    return { ...place, days: freeDays(now, storeHoursOn(place.store.hours), taken) };
  }

  /** Throws where the car or the time cannot be had at all; who is first with it the database says. */
  function slotOf(plate: LicensePlate, start: Date, now: Date, mayBeReserved: boolean) {
    const place = placeOf(plate, mayBeReserved);
    if ("reason" in place)
      throw new DriveRefused({ field: "licenseplate", message: noDriveTexts[place.reason] });
    if (!isOffered(start, now, storeHoursOn(place.store.hours))) throw new DriveRefused(refusals.notOffered);
    const { end } = slotFrom(start);
    return { licenseplate: plate, storeSlug: place.store.slug, startsAt: start, endsAt: end };
  }

  /** The case, its time and its letters, or nothing at all and why. [DRIVE-6] [DRIVE-7] [DRIVE-10] [DRIVE-17] */
  async function book(post: Post, hold: string | null = null): Promise<Opened | { errors: FieldError[] }> {
    const { start, licenseplate, email, text } = post.errand;
    if (!start || !licenseplate || !email) throw new Error("A test drive needs a car, a time and an address");
    const before = async (tx: Database, now: Date) => {
      slotOf(licenseplate, start, now, await isHolder(tx, licenseplate, hold, now));
      if ((await countComingDrives(tx, email, now)) >= comingAtMost) throw new DriveRefused(refusals.tooMany);
    };
    const after = async (tx: Database, row: CaseRow, now: Date) => {
      const slot = slotOf(licenseplate, start, now, await isHolder(tx, licenseplate, hold, now));
      if (!(await insertDrive(tx, { caseId: row.id, ...slot }))) throw new DriveRefused(refusals.taken);
      const drive = await getDrive(tx, row.id);
      await answer(tx, row, `Provkörningen är bokad: ${timeOf(drive)}.`, now);
      await tell(tx, "booked", { row, drive, text, now });
    };
    const person = email.toLowerCase();
    return perCar(licenseplate, async (won) => {
      // Who comes too late is told at once: by what was won while they waited, else by one look, before anything is
      // written. Who sends the same twice goes on.
      const { end } = slotFrom(start);
      const isLost = won !== null && won.start === start.getTime();
      const holder = isLost ? won.person : await findHolder(db, licenseplate, { start, end });
      const isTaken = holder !== null && holder !== person;
      const result = isTaken
        ? { errors: [refusals.taken] }
        : await refusedOr(() => cases.open(post, { before, after }));
      // A post that is sent again leads to its case, whose drive may be cancelled.
      const isBooked = result !== "key taken" && "isNew" in result && result.isNew;
      return { result, won: isBooked ? { start: start.getTime(), person } : null };
    });
  }

  /** To another time that is free; the case says so, and the letters go out anew. [DRIVE-12] */
  async function move(number: string, start: Date): Promise<{ errors: FieldError[] } | "done"> {
    return refusedOr(() =>
      db.transaction(async (tx): Promise<"done"> => {
        const now = clock();
        const { row, drive: before } = await lockComing(tx, number, now);
        if (before.startsAt.getTime() === start.getTime()) return "done";
        const slot = slotOf(before.licenseplate, start, now, true);
        const drive = await moveDrive(tx, row.id, slot);
        await write(tx, row, `Jag flyttade provkörningen till ${timeOf(drive)}.`, now);
        await tell(tx, "moved", { row, drive, text: "", now });
        return "done";
      }),
    );
  }

  /** Twice is once. [DRIVE-12] */
  async function cancel(number: string): Promise<{ errors: FieldError[] } | "done"> {
    return refusedOr(() =>
      db.transaction(async (tx): Promise<"done"> => {
        const now = clock();
        const { row, drive: before } = await lockComing(tx, number, now);
        const drive = await cancelDrive(tx, before.caseId, now);
        const state = stateAfter(row.state, "closed", "customer");
        const message = { author: row.name ?? "Kunden", text: "Jag avbokade provkörningen." };
        const line = { event: "closed", by: "customer", at: now, message } as const;
        if (state) await changeCase(tx, row.id, line, { state, answerBy: null });
        if (row.email) await confirmAddress(tx, row.email);
        await tell(tx, "cancelled", { row, drive, text: "", now });
        return "done";
      }),
    );
  }

  return { offer, book, move, cancel, storeOf, find: (caseId: number) => findDrive(db, caseId) };
}

async function getDrive(tx: Database, caseId: number): Promise<DriveRow> {
  const drive = await findDrive(tx, caseId);
  if (!drive) throw new Error(`Case ${caseId} has no test drive`);
  return drive;
}

const timeOf = ({ startsAt, endsAt }: DriveRow) => driveTime({ start: startsAt, end: endsAt });

/** What is over or cancelled stays as it is. */
async function lockComing(tx: Database, number: string, now: Date) {
  const row = await lockCase(tx, number);
  const drive = row && row.erasedAt === null ? await findDrive(tx, row.id) : null;
  if (!row || !drive || drive.cancelledAt !== null || drive.startsAt <= now)
    throw new DriveRefused(refusals.over);
  return { row, drive };
}

/** A time that is booked is answered by that: nobody of ours has to write. */
async function answer(tx: Database, row: CaseRow, text: string, now: Date): Promise<void> {
  const state = stateAfter(row.state, "answered", "staff");
  const line = { event: "answered", by: "staff", at: now, message: { author: company.name, text } } as const;
  if (state) await changeCase(tx, row.id, line, { state, answerBy: null });
}

/** What the customer did, as their own word; a question of theirs that waits for us still does. */
async function write(tx: Database, row: CaseRow, text: string, now: Date): Promise<void> {
  const state = stateAfter(row.state, "customerWrote", "customer");
  const message = { author: row.name ?? "Kunden", text };
  const line = { event: "customerWrote", by: "customer", at: now, message } as const;
  if (state) await changeCase(tx, row.id, line, { state, answerBy: answerByAfter(state, now) });
  if (row.email) await confirmAddress(tx, row.email);
  if (state && row.state === "answered")
    await answer(tx, { ...row, state }, "Provkörningen är flyttad. Den nya tiden gäller.", now);
}

async function refusedOr<Result>(work: () => Promise<Result>): Promise<Result | { errors: FieldError[] }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DriveRefused) return { errors: [error.mistake] };
    if (isTimeTaken(error)) return { errors: [refusals.taken] };
    throw error;
  }
}

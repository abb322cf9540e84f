import type { LicensePlate } from "#core/plate/license-plate.ts";
import { capitalized } from "#core/text/capitalized.ts";
import type { CaseSubmission, Cases, OpenedCase } from "#features/cases/service/cases.ts";
import { type CaseRow, lockCase } from "#features/cases/storage/cases.ts";
import type { FieldError } from "#features/forms/rules/form-field.ts";
import type { Database } from "#platform/db/database.ts";
import { inTurn } from "#platform/db/in-turn.ts";
import { sharedReads } from "#platform/db/shared-reads.ts";
import type { Bookable } from "../rules/bookable.ts";
import { timeText } from "../rules/booking-text.ts";
import { bookingTexts } from "../rules/booking-texts.ts";
import { freeDays, isOffered, type SlotDay, slotFrom, type TakenTime } from "../rules/slots.ts";
import { maxUpcoming } from "../rules/time-rules.ts";
import {
  type BookingRow,
  type BusyWith,
  cancelBooking,
  countUpcoming,
  findBooking,
  findOverlapping,
  findTakenTimes,
  insertBooking,
  isTimeTaken,
  moveBooking,
} from "../storage/bookings.ts";
import {
  answerByBooking,
  cancelledByStaff,
  logCustomerCancel,
  logCustomerMove,
  logStaffChange,
  movedByStaff,
  type StaffChange,
} from "./booking-log.ts";
import { BookingRefused, refusals, tooMany } from "./booking-refusals.ts";
import { type BookingContext, bookingNotifier } from "./notify-booking.ts";

/** What is wanted; throws `BookingRefused` where it cannot be had at all. Asked again in the transaction that books. */
export type FindBookable = (at: Database, now: Date) => Promise<Bookable> | Bookable;
export type RefusedBooking = { errors: FieldError[] };

export type Bookings = ReturnType<typeof openBookings>;

/** Times that only one can have: a test drive, an appraiser, a car fetched at home, a place in a workshop. */
export function openBookings(
  context: BookingContext & {
    db: Database;
    clock: () => Date;
    cases: Pick<Cases, "open">;
  },
) {
  const { db, clock, cases } = context;
  const notify = bookingNotifier(context);
  const readTaken = sharedReads<TakenTime[]>();
  const perTaker = inTurn<{ start: number; person: string }>();

  /** Read from the database each time: what was free a moment ago may be taken. */
  async function freeOf(bookable: Bookable, licenseplate: LicensePlate | null): Promise<SlotDay[]> {
    const now = clock();
    const taker = { ...bookable, licenseplate };
    const taken = await readTaken(keyOf(taker), () => findTakenTimes(db, taker, now));
    return freeDays(now, bookable, taken);
  }

  /** The case, its time and its e-mails, or nothing at all and why. */
  async function book(
    submission: CaseSubmission,
    request: FindBookable,
  ): Promise<OpenedCase | RefusedBooking> {
    const { start, licenseplate, email, text } = submission.task;
    if (!start || !licenseplate || !email) throw new Error("A booking needs a car, a time and an address");
    const person = email.toLowerCase();
    const before = async (tx: Database, now: Date) => {
      const bookable = await offered(request, tx, start, now);
      if ((await countUpcoming(tx, bookable.kind, email, now)) >= maxUpcoming)
        throw new BookingRefused(tooMany(bookable.kind));
    };
    const after = async (
      tx: Database,
      row: CaseRow,
      now: Date,
      files: readonly { name: string; href: string }[],
    ) => {
      const { kind, storeSlug, minutes, places } = await offered(request, tx, start, now);
      const slot = { storeSlug, startsAt: start, endsAt: slotFrom(start, minutes).end };
      if (!(await insertBooking(tx, { caseId: row.id, kind, licenseplate, ...slot }, places)))
        throw new BookingRefused(refusals.taken);
      const booking = await findBooking(tx, row.id);
      if (!booking) throw new Error(`Case ${row.id} has no booked time`);
      await answerByBooking(
        tx,
        row,
        `${capitalized(bookingTexts[kind].the)} är bokad: ${timeOf(booking)}.`,
        now,
      );
      await notify(tx, "booked", { row, booking, text, files, now });
    };
    const open = () => refusedOr(() => cases.open(submission, { before, after }));
    const bookable = await refusedOr(async () => request(db, clock()));
    // A post that is sent again leads to its case, also when nothing more can be booked.
    if ("errors" in bookable) return open();
    const taker = { ...bookable, licenseplate };
    return perTaker(keyOf(taker), async (won) => {
      // Who comes too late is told at once: by what was won while they waited, else by one look, before anything is
      // written. Who sends the same twice goes on.
      const isWon = won?.start === start.getTime() && bookable.places.length === 1;
      const isTaken = isWon ? won.person !== person : await isFull(taker, start, person);
      const result = isTaken ? { errors: [refusals.taken] } : await open();
      // A post that is sent again leads to its case, whose time may be cancelled.
      const isBooked = result !== "key taken" && "isNew" in result && result.isNew;
      return { result, won: isBooked ? { start: start.getTime(), person } : null };
    });
  }

  /** Whether others have all there is then. */
  async function isFull(taker: Bookable & BusyWith, start: Date, person: string): Promise<boolean> {
    const { end } = slotFrom(start, taker.minutes);
    const overlapping = await findOverlapping(db, taker, start, end);
    const busy = new Set(overlapping.map(({ place }) => place));
    return (
      !overlapping.some(({ email }) => email === person) && taker.places.every((place) => busy.has(place))
    );
  }

  /** To another time that is free; the case says so, and the e-mails go out anew. */
  async function move(
    number: string,
    start: Date,
    wantedFor: (booking: BookingRow, row: CaseRow) => Bookable,
    byUs: StaffChange | null = null,
  ): Promise<RefusedBooking | "done"> {
    return refusedOr(() =>
      db.transaction(async (tx): Promise<"done"> => {
        const now = clock();
        const { row, booking: before } = await lockComing(tx, number, now);
        if (before.startsAt.getTime() === start.getTime()) {
          await byUs?.before(tx);
          return "done";
        }
        const bookable = await offered(() => wantedFor(before, row), tx, start, now);
        const booking = await moveTo(tx, before, bookable, start);
        await byUs?.before(tx);
        if (byUs) await logStaffChange(tx, row, { ...byUs, ...movedByStaff(booking, byUs) }, now);
        else await logCustomerMove(tx, row, booking, now);
        await notify(tx, "moved", { row, booking, text: "", now, byUs });
        return "done";
      }),
    );
  }

  /** Twice is once. */
  async function cancel(number: string, byUs: StaffChange | null = null): Promise<RefusedBooking | "done"> {
    return refusedOr(() =>
      db.transaction(async (tx): Promise<"done"> => {
        const now = clock();
        const { row, booking: before } = await lockComing(tx, number, now);
        const booking = await cancelBooking(tx, before.caseId, now);
        await byUs?.before(tx);
        if (byUs) await logStaffChange(tx, row, { ...byUs, ...cancelledByStaff(booking, byUs) }, now);
        else await logCustomerCancel(tx, row, booking, now);
        await notify(tx, "cancelled", { row, booking, text: "", now, byUs });
        return "done";
      }),
    );
  }

  return { freeOf, book, move, cancel, find: (caseId: number) => findBooking(db, caseId) };
}

/** Those who want the same car, or the same people of a store, wait for each other. */
function keyOf({ kind, storeSlug, licenseplate }: BusyWith): string {
  return kind === "testDrive" && licenseplate !== null ? licenseplate : `${kind}/${storeSlug}`;
}

/** Throws where the time cannot be had at all; who is first with it the database says. */
async function offered(request: FindBookable, at: Database, start: Date, now: Date): Promise<Bookable> {
  const bookable = await request(at, now);
  if (!isOffered(start, now, bookable)) throw new BookingRefused(refusals.notOffered);
  return bookable;
}

/** Whoever of ours has nothing else then; the database has the last word, as with a new one. */
async function moveTo(
  tx: Database,
  { caseId, kind, licenseplate, place }: BookingRow,
  { storeSlug, minutes, places }: Bookable,
  start: Date,
): Promise<BookingRow> {
  const { end } = slotFrom(start, minutes);
  const taker = { kind, storeSlug, licenseplate };
  const busy = new Set((await findOverlapping(tx, taker, start, end)).map((one) => one.place));
  const free = places.find((one) => one === place || !busy.has(one));
  if (free === undefined) throw new BookingRefused(refusals.taken);
  return moveBooking(tx, caseId, { storeSlug, startsAt: start, endsAt: end, place: free });
}

const timeOf = ({ startsAt, endsAt }: BookingRow) => timeText({ start: startsAt, end: endsAt });

/** What is over or cancelled stays as it is. */
async function lockComing(tx: Database, number: string, now: Date) {
  const row = await lockCase(tx, number);
  const booking = row && row.erasedAt === null ? await findBooking(tx, row.id) : null;
  if (!row || !booking || booking.cancelledAt !== null || booking.startsAt <= now)
    throw new BookingRefused(refusals.over);
  return { row, booking };
}

async function refusedOr<Result>(work: () => Promise<Result>): Promise<Result | RefusedBooking> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BookingRefused) return { errors: [error.fieldError] };
    if (isTimeTaken(error)) return { errors: [refusals.taken] };
    throw error;
  }
}

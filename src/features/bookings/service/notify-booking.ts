import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { CaseRow } from "#features/cases/storage/cases.ts";
import type { Store } from "#features/stores/rules/store.ts";
import type { Database } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import type { Email } from "#platform/mail/email.ts";
import { bookingTexts } from "../rules/booking-texts.ts";
import { reminderAt } from "../rules/reminder.ts";
import type { BookingKind } from "../rules/time-rules.ts";
import type { BookingRow } from "../storage/bookings.ts";
import type { BookingDetails } from "./booking-details.ts";
import { type BookingChange, bookingEmail, emailToStore } from "./booking-emails.ts";
import type { StaffChange } from "./booking-log.ts";

export type DriveCar = {
  licenseplate: LicensePlate;
  title: string;
  price: number | null;
  status: number;
  physicalLocation: string;
  /** Its advert. */
  href: string;
};

export type BookingContext = {
  addToOutbox: (tx: Database, email: Email) => Promise<unknown>;
  /** The page of a case, and where its time is moved and cancelled; both signed. */
  pageOf: (number: string) => string;
  changeOf: (number: string, kind: BookingKind) => string;
  /** A car of ours that is not delivered yet, as the stock in memory has it. */
  carOf: (plate: LicensePlate) => DriveCar | null;
  storeOf: (slug: string) => Store | null;
};

type Happened = {
  row: CaseRow;
  booking: BookingRow;
  text: string;
  files?: readonly { name: string; href: string }[];
  now: Date;
  /** Set where a member of staff did it. */
  byUs?: Pick<StaffChange, "text"> | null;
};

export function bookingDetails(
  context: BookingContext,
  { row, booking, now }: Pick<Happened, "row" | "booking" | "now">,
): BookingDetails {
  return {
    row,
    booking,
    now,
    car: booking.kind === "testDrive" ? context.carOf(booking.licenseplate) : null,
    store: context.storeOf(booking.storeSlug),
    page: context.pageOf(row.number),
    change: context.changeOf(row.number, booking.kind),
  };
}

/** The e-mails about a change, and the scheduled jobs of the booking as it is then. */
export function bookingNotifier(context: BookingContext) {
  return async (
    tx: Database,
    change: BookingChange,
    { text, files = [], byUs = null, ...happened }: Happened,
  ): Promise<void> => {
    const details = bookingDetails(context, happened);
    const email = bookingEmail(change, details, byUs);
    if (email) await context.addToOutbox(tx, email);
    await context.addToOutbox(tx, emailToStore(change, details, { text, files }));
    if (change === "cancelled") return;
    const { booking, row, now } = happened;
    const payload = { caseId: booking.caseId, sequence: booking.sequence };
    const { code } = bookingTexts[booking.kind];
    const later = (job: "reminder" | "over", runAt: Date) => {
      const kind = `${code}-${job}`;
      return addJob(tx, { kind, key: `${kind}:${row.number}:${booking.sequence}`, payload, runAt });
    };
    const remindAt = reminderAt(booking.startsAt, now);
    if (remindAt) await later("reminder", remindAt);
    await later("over", booking.endsAt);
  };
}

import type { CalendarDay } from "#core/dates/stockholm-day.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { CaseKind } from "./case-kinds.ts";

/** What most forms become: all that a case is opened with. */
export type FormTask = {
  kind: CaseKind;
  /** What it is about, in a few words. */
  subject: string;
  name: string | null;
  email: string | null;
  phoneNumber: string | null;
  licenseplate: LicensePlate | null;
  /** What the sender wrote. */
  text: string;
  /** When the car was received and the fault noticed, as the sender says: the law's time runs from there. */
  receivedOn?: CalendarDay | null;
  noticedOn?: CalendarDay | null;
  /** The time that a test drive is booked for. */
  start?: Date;
  /** Whom a tip goes to. */
  friendEmail?: string;
};

import type { CaseKind } from "#domain/case/case-kinds.ts";
import type { CaseLaw } from "#domain/case/case-law.ts";
import type { CaseActor, CaseEvent, CaseState } from "#domain/case/case-states.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { Permission, StaffRole } from "#domain/sign-in/permissions.ts";
import type { QueuePart } from "#domain/staff/case-queue.ts";
import type { CaseView } from "#domain/staff/case-views.ts";
import type { DayInStores, NewMatches } from "./booking-answers.ts";
import type { ListedProposal } from "./proposal-answers.ts";

/** What the staff calls answer, as JSON carries it: a moment is a text. */
export type Me = {
  id: string;
  name: string;
  username: string;
  roles: StaffRole[];
  permissions: Permission[];
};

export type ListedCase = {
  number: string;
  kind: CaseKind;
  state: CaseState;
  subject: string;
  storeSlug: string | null;
  licenseplate: LicensePlate | null;
  name: string | null;
  email: string | null;
  openedAt: string;
  answerBy: string | null;
  changedAt: string;
  assigneeId: string | null;
  assigneeName: string | null;
  /** Null where it is not put off, or is back. */
  snoozedUntil: string | null;
  snoozedBy: string | null;
};

export type Today = {
  /** One's own, where the browser knows it. */
  store: { slug: string; label: string; hours: string | null } | null;
  stores: Record<string, string>;
  counts: Record<CaseView, number>;
  queue: Record<QueuePart, ListedCase[]>;
  unassigned: ListedCase[];
  /** Null where the roles do not reach. */
  bookings: DayInStores | null;
  matches: NewMatches | null;
  proposals: ListedProposal[] | null;
};

/** What waits, by the name of the page. */
export type Counts = Record<"today" | "cases" | "bookings" | "trackers" | "proposals", number>;

export type CaseList = {
  list: ListedCase[];
  counts: Record<CaseView, number>;
  stores: Record<string, string>;
};

export type StaffEvent = "answered" | "askedCustomer" | "decided" | "closed" | "reopened";
export type CaseLine = {
  place: number;
  event: CaseEvent;
  by: CaseActor;
  at: string;
  message: { author: string; text: string; files: { name: string; bytes: number; href: string }[] } | null;
};
export type WholeCase = ListedCase & {
  phoneNumber: string | null;
  answers: { label: string; text: string }[] | null;
  log: CaseLine[];
  law: CaseLaw | null;
  /** What we tell each other; the customer never sees it. */
  notes: { id: number; at: string; staffName: string; text: string }[];
  car: { title: string } | null;
  /** What was saved here, for oneself or for all. */
  templates: { id: number; title: string; text: string; kind: CaseKind | null; isShared: boolean }[];
  may: StaffEvent[];
  others: { number: string; kind: CaseKind; state: CaseState; subject: string; openedAt: string }[];
  colleagues: { id: string; name: string }[];
};

export type Jobs = {
  counts: { kind: string; waiting: number; running: number; late: number; dead: number }[];
  dead: { id: number; kind: string; attempts: number; lastError: string | null; finishedAt: string | null }[];
  mails: {
    id: string;
    kind: string;
    toAddress: string;
    subject: string;
    state: "dead" | "held";
    problem: string | null;
    createdAt: string;
  }[];
};

export type Audit = {
  id: number;
  at: string;
  staffName: string;
  label: string;
  kind: "change" | "lookUp";
  subject: string;
  note: string | null;
};

export type News = {
  unread: number;
  list: { id: number; at: string; isRead: boolean; says: string; about: string; to: string }[];
};

export type Found = {
  cars: { licenseplate: LicensePlate; title: string; to: string }[];
  cases: ListedCase[];
};

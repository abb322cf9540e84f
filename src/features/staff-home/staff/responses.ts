import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { DayInStores } from "#features/bookings/staff/booking-responses.ts";
import type { QueuePart } from "#features/cases/rules/case-queue.ts";
import type { CaseView } from "#features/cases/rules/case-views.ts";
import type { ListedCase } from "#features/cases/staff/case-responses.ts";
import type { ListedProposal } from "#features/proposals/staff/proposal-responses.ts";
import type { PurchaseAlerts } from "#features/trade-in/staff/trade-responses.ts";

export type NewMatches = { count: number; list: PurchaseAlerts["matches"] };

export type TodayResponse = {
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
export type WaitingCounts = Record<"today" | "cases" | "bookings" | "purchaseAlerts" | "proposals", number>;

export type JobsResponse = {
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

export type AuditResponse = {
  id: number;
  at: string;
  staffName: string;
  label: string;
  kind: "change" | "lookUp";
  subject: string;
  note: string | null;
};

export type NotificationsResponse = {
  unread: number;
  /** What the store has and nobody has taken: there until somebody does. */
  nobodys: { key: string; says: string; about: string; at: string; by: string | null; to: string }[];
  list: { id: number; at: string; isRead: boolean; says: string; about: string; to: string }[];
};

export type FoundEverywhere = {
  cars: { licenseplate: LicensePlate; title: string; to: string }[];
  reservations: { number: string; licenseplate: LicensePlate; until: string; assigneeName: string | null }[];
  cases: ListedCase[];
};

import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { CaseKind } from "../rules/case-kinds.ts";
import type { CaseLaw } from "../rules/case-law.ts";
import type { CaseActor, CaseEvent, CaseState } from "../rules/case-states.ts";
import type { CaseView } from "../rules/case-views.ts";

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

export type CaseDetails = ListedCase & {
  phoneNumber: string | null;
  answers: { label: string; text: string }[] | null;
  log: CaseLine[];
  law: CaseLaw | null;
  /** What we promised and kept too late, or not at all. */
  late: { promised: string; came: string | null }[];
  /** Why a reason is asked for before it is closed; null where none is. */
  closingConcern: string | null;
  /** What we tell each other; the customer never sees it. */
  notes: { id: number; at: string; staffName: string; text: string }[];
  car: { title: string } | null;
  /** The last sale of the car; null where we have not sold it. */
  sale: {
    soldAt: string;
    deliveredAt: string | null;
    price: number;
    mileage: number;
    storeSlug: string;
  } | null;
  /** What was saved here, for oneself or for all. */
  templates: { id: number; title: string; text: string; kind: CaseKind | null; isShared: boolean }[];
  may: StaffEvent[];
  others: { number: string; kind: CaseKind; state: CaseState; subject: string; openedAt: string }[];
  colleagues: { id: string; name: string }[];
};

import { createHash } from "node:crypto";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Cases } from "#features/cases/service/cases.ts";
import type { ReservationService } from "#features/reservations/service/reservations.ts";
import type { Database } from "#platform/db/database.ts";
import type { Email } from "#platform/mail/email.ts";
import type { OfferedCar } from "../rules/proposal-content.ts";

export type ProposalContext = {
  db: Database;
  clock: () => Date;
  addToOutbox: (tx: Database, email: Email) => Promise<unknown>;
  cases: Cases;
  /** A car that can be offered now, in words; null for one that cannot. */
  offeredCar: (plate: LicensePlate) => OfferedCar | null;
  /** Holds an accepted car for its customer, in the transaction of the acceptance. */
  reserveOffered: ReservationService["reserveOffered"];
  pages: ProposalPages;
  /** Tells the pages that are open in this process; others notice by themselves. */
  changed: (id: number) => void;
};

/** Addresses that only their owners have. */
export type ProposalPages = {
  /** By e-mail: who has it has the mailbox. */
  customer: (id: number) => string;
  /** For staff: does not count as opened by the customer. */
  preview: (id: number) => string;
  pdf: (id: number, version: number) => string;
  /** Says that something has changed, and no more. */
  live: (id: number) => string;
};

/** SHA-256 of the very bytes. */
export function contentHash(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}

import type { Database } from "#platform/db/database.ts";
import { mailboxHash } from "#platform/links/mailbox-hash.ts";
import type { Email } from "#platform/mail/email.ts";

/** Addresses that only their owners have. */
export type ReservationPages = {
  /** The page of a reservation; the one in an e-mail also proves that the mailbox is its reader's. */
  reservation: (number: string, by: "visitor" | "letter") => string;
  cancel: (number: string) => string;
  /** Where the held car's free times are, for its holder. */
  drive: (number: string) => string;
  /** The page of somebody who waits. */
  wait: (id: number) => string;
  /** Where a car can be reserved by whoever has the head start. */
  reserveFirst: (plate: string, id: number) => string;
};

export type ReservationContext = {
  clock: () => Date;
  addToOutbox: (tx: Database, email: Email) => Promise<unknown>;
  pages: ReservationPages;
};

/** One person, as far as we can tell: a mailbox, however its address is written. Only its hash is compared. */
export function personOf(email: string): string {
  return mailboxHash(email);
}

import type { Database } from "#platform/db/database.ts";
import { mailboxHash } from "#platform/links/mailbox-hash.ts";
import type { Letter } from "#platform/mail/letter.ts";

/** Addresses that only their owners have. */
export type HoldPages = {
  /** The page of a hold; the one in a letter also proves that the mailbox is its reader's. */
  hold: (number: string, by: "visitor" | "letter") => string;
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
  sendLater: (tx: Database, letter: Letter) => Promise<unknown>;
  pages: HoldPages;
};

/** One person, as far as we can tell: a mailbox, however its address is written. Only its hash is compared. */
export function personOf(email: string): string {
  return mailboxHash(email);
}

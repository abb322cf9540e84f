import type { SentText } from "#platform/mail/sent-text.ts";
import type { FrozenAdvert } from "../rules/frozen-advert.ts";

/** All that the page of a reservation says, in words. */
export type ReservationView = {
  number: string;
  title: string;
  lead: string;
  isReceipt: boolean;
  /** What became of the e-mail that tells of it; null where nothing is known of any. */
  sent: SentText | null;
  /** Where the confirmation is, as a file. */
  receiptTo: string;
  advert: FrozenAdvert;
  /** What the car costs its holder now; beside it only what stood there when it was frozen. */
  price: string;
  lowestBefore: FrozenAdvert["lowestBefore"];
  /** Null when the reservation is over. */
  active: {
    cancelTo: string;
    calendarTo: string;
    /** Where the held car's free times are. */
    driveTo: string;
    /** Three moments along the 48 hours, and how far they have come. */
    clock: {
      label: string;
      from: string;
      remind: string;
      until: string;
      percent: number;
      remindPercent: number;
    };
    steps: readonly { when: string; title: string; text: string }[];
  } | null;
  facts: readonly { label: string; text: string }[];
  frozenAt: string;
  hash: string;
};

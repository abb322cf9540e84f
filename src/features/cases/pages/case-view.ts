import type { SentText } from "#platform/mail/sent-text.ts";
import type { CaseLaw } from "../rules/case-law.ts";
import type { CaseStep } from "../rules/case-progress.ts";

/** All that the page of a case says, in words. */
export type CaseView = {
  subject: string;
  kind: string;
  number: string;
  /** As it is typed into a form or an e-mail. */
  plainNumber: string;
  spoken: string;
  state: string;
  opened: string;
  /** Where the receipt was sent; null where there was no address. */
  email: string | null;
  isReceipt: boolean;
  /** The e-mails that it may have promised, and what became of the last one; null where nothing is known of any. */
  emailKeys: readonly string[];
  sent: SentText | null;
  /** Where its receipt is, as a file. */
  receiptTo: string;
  /** What was filled in. */
  answers: { label: string; text: string }[];
  /** Where it is more than "vi har fått det". */
  receiptTitle?: string;
  /** It is a booked test drive. */
  isDrive?: boolean;
  /** Where it is ended, while it can be. */
  closeTo: string | null;
  /** Where its copy for paper is. */
  copyTo: string;
  /** A page for pictures alone, which can be opened on a phone and shown to others. */
  uploadTo: string;
  /** Its own address. */
  caseTo: string;
  /** The copy: what only works on a screen is left out. */
  isCopy: boolean;
  /** What the customer can do besides writing. */
  links?: { text: string; to: string }[];
  /** How far it has come; empty where its steps say it. */
  stages: CaseStep[];
  steps: CaseStep[];
  /** The time that the law gives, and where to read about it. */
  law: (CaseLaw & { more: { text: string; to: string } }) | null;
  /** The car it is about, with its advert while there is one. */
  car: { plate: string; title: string | null; to: string | null } | null;
  facts: { label: string; text: string }[];
  lines: {
    key: number;
    at: string;
    isOurs: boolean;
    /** The last word is ours, and we wait for the customer's. */
    isToAnswer: boolean;
    heading: string;
    text: string | null;
    files: { name: string; size: string; to: string; isPicture: boolean }[];
  }[];
};

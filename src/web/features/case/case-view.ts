import type { CaseStep } from "#domain/case/case-progress.ts";

/** All that the page of a case says, in words. */
export type CaseView = {
  subject: string;
  kind: string;
  number: string;
  spoken: string;
  state: string;
  opened: string;
  /** Where the receipt was sent; null where there was no address. */
  email: string | null;
  isReceipt: boolean;
  /** Where it is more than "vi har fått det". */
  receiptTitle?: string;
  /** What the customer can do besides writing. */
  ways?: { text: string; to: string }[];
  steps: CaseStep[];
  facts: { label: string; text: string }[];
  lines: {
    key: number;
    at: string;
    isOurs: boolean;
    heading: string;
    text: string | null;
    files: { name: string; size: string; to: string; isPicture: boolean }[];
  }[];
};

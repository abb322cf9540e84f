import type { LoanExampleView } from "#features/credit/pages/loan-example-view.ts";
import type { CreditWarning } from "#features/credit/rules/credit-warning.ts";

export const choiceFormId = "val";
/** On the way back from a form, and where the page's own script reads it: nobody has opened it anew. */
export const readAgainField = "sparat";

export type ProposalRowView = { label: string; note: string; amount: string; plate?: string };

/** All that the customer's page says, in words. Of what we earn there is nothing in it. */
export type ProposalView = {
  number: string;
  version: number;
  hash: string;
  until: string;
  signature: string;
  firstName: string;
  phone: { text: string; href: string };
  page: string;
  pdf: string;
  live: string | null;
  /** Why nothing can be done with it; null while it stands. */
  closed: { title: string; text: string; renew: boolean; newest: string | null } | null;
  isPreview: boolean;
  news: { before: number; text: string; href: string } | null;
  /** Why the chosen car cannot be had as it was offered; another of the offer can still be chosen. */
  stopped: { title: string; text: string } | null;
  /** What has happened to the other cars since, and what has become cheaper. */
  warnings: string[];
  cars: { licenseplate: string; title: string; price: string; isChosen: boolean }[];
  car: {
    title: string;
    line: string;
    href: string;
    picture: string | null;
    plate: string;
    licenseplate: string;
  } | null;
  rows: ProposalRowView[];
  total: string;
  tradeIn: { rows: ProposalRowView[]; left: { label: string; amount: string } } | null;
  pay: { label: string; amount: string };
  /** Null also where it cannot be shown with its warning. */
  loan: {
    example: LoanExampleView;
    deposit: {
      value: number;
      text: string;
      min: number;
      max: number;
      made: string;
      input: string;
      error: string | null;
    };
    months: { value: number; isChosen: boolean }[];
    monthsError: string | null;
    lender: string;
    warning: CreditWarning;
  } | null;
  isMoved: boolean;
  accept: { name: string; error: string | null; isOfAge: boolean; ageError: string | null };
  ask: { text: string; error: string | null };
  notice: string | null;
  conversation: { who: string; text: string; at: string; isMine: boolean }[];
};

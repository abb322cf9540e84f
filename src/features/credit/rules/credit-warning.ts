import { company } from "#core/company/company.ts";
import { type CalendarDay, stockholmDay } from "#core/dates/stockholm-day.ts";
import { creditRoleAt } from "./credit-role.ts";
import { loanTerms } from "./finance-defaults.ts";

/** What stands beside every credit: the authority's words, and what we are to it. */
export type CreditWarning = Wording & { role: string };

type Wording = {
  validFrom: CalendarDay;
  source: string;
  heading: string;
  risk: string;
  support: string;
};

/**
 * The authority's words, to the letter, oldest first. A new wording is a new row with the day it takes
 * effect, entered beforehand; no row is ever edited.
 */
export const creditWarnings: readonly Wording[] = [
  {
    validFrom: "2025-03-01",
    source: "KOVFS 2025:1",
    heading: "Att låna kostar pengar!",
    risk: "Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån.",
    support:
      "För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.",
  },
];

/** The warning in force that day; null before there was one for this kind of credit. */
export function creditWarningAt(
  now: Date,
  warnings: readonly Wording[] = creditWarnings,
): CreditWarning | null {
  const today = stockholmDay(now);
  const wording = warnings.findLast((warning) => warning.validFrom <= today);
  const parties = { company: company.name, lender: loanTerms.lender };
  return wording ? { ...wording, role: creditRoleAt(now, parties) } : null;
}

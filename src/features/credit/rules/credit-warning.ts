import { type CalendarDay, stockholmDay } from "#core/dates/stockholm-day.ts";

export type CreditWarning = {
  validFrom: CalendarDay;
  source: string;
  heading: string;
  risk: string;
  support: string;
};

/**
 * The authority's words, to the letter, oldest first. A new wording is a new row with the day it takes
 * effect, entered beforehand; no row is ever edited. [FIN-21]
 */
export const creditWarnings: readonly CreditWarning[] = [
  {
    validFrom: "2025-03-01",
    source: "KOVFS 2025:1",
    heading: "Att låna kostar pengar!",
    risk: "Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån.",
    support:
      "För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.",
  },
];

/** The warning in force that day; null before there was one for this kind of credit. [FIN-22] */
export function creditWarningAt(
  now: Date,
  warnings: readonly CreditWarning[] = creditWarnings,
): CreditWarning | null {
  const today = stockholmDay(now);
  return warnings.findLast((warning) => warning.validFrom <= today) ?? null;
}

import { type CalendarDay, stockholmDay } from "#core/dates/stockholm-day.ts";

type CreditRole = {
  validFrom: CalendarDay;
  /** What the words rest on: what rests on a directive alone is for the lawyer (docs/for-the-lawyer.md). */
  source: string;
  text: (company: string, lender: string) => string;
};

/** Who lends and what we are, oldest first. A new act is a new row, entered beforehand; no row is ever edited. */
export const creditRoles: readonly CreditRole[] = [
  {
    validFrom: "2011-01-01",
    source: "SFS 2010:1846",
    text: (company, lender) =>
      `${lender} lämnar krediten och prövar din ansökan. ${company} är kreditförmedlare och förmedlar bara kredit från ${lender}. Du betalar inget för förmedlingen.`,
  },
  {
    validFrom: "2026-11-20",
    source: "direktiv (EU) 2023/2225",
    text: (company, lender) =>
      `${lender} lämnar krediten och prövar din ansökan. ${company} är kreditförmedlare, förmedlar bara kredit från ${lender} och ger inga råd om kredit. Du betalar inget för förmedlingen. Prövas ansökan automatiskt kan du begära att en människa prövar den.`,
  },
];

/** Said wherever credit is offered, by the law of that day. */
export function creditRoleAt(now: Date, { company, lender }: { company: string; lender: string }): string {
  const today = stockholmDay(now);
  const role = creditRoles.findLast(({ validFrom }) => validFrom <= today);
  if (!role) throw new Error(`No act about consumer credit was in force on ${today}`);
  return role.text(company, lender);
}

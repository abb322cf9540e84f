import { company } from "#core/company/company.ts";
import { formatDate } from "#core/dates/dates.ts";
import { formatKronor, formatMonthly } from "#core/money/kronor.ts";
import { formatPercent } from "#core/text/percent.ts";
import type { CreditWarning } from "#features/credit/rules/credit-warning.ts";
import type { Loan } from "#features/credit/rules/loan.ts";
import { representativeExample, residualText } from "#features/credit/rules/representative-example.ts";
import type { Email } from "#platform/mail/email.ts";
import { type PlanRow, paymentPlan } from "../rules/payment-plan.ts";
import { planCsv } from "../rules/plan-csv.ts";

type PlanEmailInput = {
  to: string;
  loan: Loan;
  /** "Volvo V60, MLB 84A", where it is about a car of ours. */
  car: string | null;
  /** The address that counts it again. */
  page: string;
  /** What makes it one e-mail however often the button is pressed. */
  key: string;
  warning: CreditWarning;
  now: Date;
};

const ends = { first: 3, last: 2 };

/** A loan as it was counted, with all that has to stand beside its monthly cost; the whole plan hangs on it. */
export function planEmail({ to, loan, car, page, key, warning, now }: PlanEmailInput): Email {
  const plan = paymentPlan(loan);
  return {
    to,
    kind: "loan-plan",
    messageKey: `loan-plan:${key}`,
    subject: `Din lånekalkyl: ${formatMonthly(loan.monthly)}, effektiv ränta ${formatPercent(loan.effectiveRatePercent)}`,
    preheader: warning.heading,
    blocks: [
      { heading: "Din lånekalkyl" },
      {
        text: `Räknad ${formatDate(now)}${car ? ` på ${car}` : ""}. Räntan är rörlig, och kalkylen är inget erbjudande om lån.`,
      },
      {
        facts: [
          ["Per månad", formatMonthly(loan.monthly)],
          ["Effektiv ränta", formatPercent(loan.effectiveRatePercent)],
          ["Kontantpris", formatKronor(loan.price)],
          ["Kontantinsats", formatKronor(loan.deposit)],
          ["Kreditbelopp", formatKronor(loan.credit)],
          ["Löptid", `${loan.months}\u00a0månader`],
          ["Sista månaden", residualText(loan)],
          ["Kreditens kostnad", formatKronor(loan.creditCost)],
          ["Totalt att betala", formatKronor(loan.totalToPay)],
        ],
      },
      { text: representativeExample(loan) },
      { heading: warning.heading },
      { text: `${warning.risk} ${warning.support}` },
      { text: warning.role },
      { heading: "Betalplan" },
      { text: "Hela planen ligger i den bifogade filen, som öppnas i Excel. Så börjar och slutar den:" },
      { facts: [...plan.slice(0, ends.first), ...plan.slice(-ends.last)].map(monthFact) },
      { button: "Öppna kalkylen", href: page },
    ],
    attachments: [
      {
        name: "betalplan.csv",
        type: "text/csv; charset=utf-8",
        content: new TextEncoder().encode(planCsv(loan, plan, warning)),
      },
    ],
    replyTo: company.email,
    reason: `Du får mejlet för att din adress skrevs i lånekalkylen hos ${company.name}. Vi sparar den inte till något annat. Var det inte du kan du bortse från mejlet.`,
  };
}

function monthFact({ month, toPay, interest, left }: PlanRow): readonly [string, string] {
  return [
    `Månad ${month}`,
    `${formatKronor(toPay)}, varav ränta ${formatKronor(interest)}. Kvar ${formatKronor(left)}`,
  ];
}

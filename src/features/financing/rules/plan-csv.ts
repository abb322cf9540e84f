import type { CreditWarning } from "#features/credit/rules/credit-warning.ts";
import type { Loan } from "#features/credit/rules/loan.ts";
import { representativeExample } from "#features/credit/rules/representative-example.ts";
import type { PlanRow } from "./payment-plan.ts";

export const planColumns = ["Månad", "Att betala", "Ränta", "Amortering", "Avgift", "Kvar av lånet"] as const;

/** So that Excel reads it as UTF-8; a Swedish one parts columns by semicolons. */
const byteOrderMark = "\ufeff";

/** Every month of the loan, the residual, and below them what has to stand beside a monthly cost. */
export function planCsv(loan: Loan, plan: readonly PlanRow[], warning: CreditWarning): string {
  const { residual, months } = loan;
  const lines: (string | number)[][] = [
    [...planColumns],
    ...plan.map(({ month, toPay, interest, amortisation, fee, left }) => [
      month,
      toPay,
      interest,
      amortisation,
      fee,
      left,
    ]),
    ...(residual > 0 ? [[`${months}, restvärde`, residual, 0, residual, 0, 0]] : []),
    [],
    [representativeExample(loan)],
    [`${warning.heading} ${warning.risk} ${warning.support}`],
    [warning.role],
  ];
  return `${byteOrderMark}${lines.map((line) => line.map(cell).join(";")).join("\r\n")}\r\n`;
}

function cell(value: string | number): string {
  const text = String(value).replaceAll("\u00a0", " ");
  return /[;"\r\n,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

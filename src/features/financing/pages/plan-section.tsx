import { formatKronor } from "#core/money/kronor.ts";
import type { Loan } from "#features/credit/rules/loan.ts";
import type { PlanRow } from "../rules/payment-plan.ts";
import { planColumns } from "../rules/plan-csv.ts";

const first = 3;
const last = 2;

type PlanSectionProps = {
  loan: Loan | null;
  plan: readonly PlanRow[];
  /** The same as a file. */
  csv: string;
};

/** Every month of the loan; those in the middle are shown by a tick, and always on paper. */
export function PlanSection({ loan, plan, csv }: PlanSectionProps) {
  return (
    <section aria-labelledby="betalplan" className="finance-plan mt-(--ms-block)">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="betalplan" className="text-h2">
          Betalplan
        </h2>
        <button type="button" data-print hidden className="finance-print print:hidden">
          Skriv ut
        </button>
      </div>
      <label className="choice-row print:hidden">
        <input type="checkbox" className="choice-box finance-all" autoComplete="off" />
        <span>Visa alla månader</span>
      </label>
      <div data-part="plan">{loan && <PlanTable loan={loan} plan={plan} csv={csv} />}</div>
    </section>
  );
}

function PlanTable({ loan, plan, csv }: PlanSectionProps & { loan: Loan }) {
  const middle = plan.slice(first, -last);
  return (
    <>
      <table className="finance-table">
        <caption className="sr-only">Vad som betalas varje månad</caption>
        <thead>
          <tr>
            {planColumns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <Rows rows={plan.slice(0, first)} />
        <tbody className="finance-gap">
          <tr>
            <td colSpan={6}>
              Månad {first + 1}–{plan.length - last} visas när du kryssar i Visa alla månader.
            </td>
          </tr>
        </tbody>
        <Rows rows={middle} className="finance-middle" />
        <Rows rows={plan.slice(-last)} />
        {loan.residual > 0 && (
          <tbody className="finance-last">
            <tr>
              <th scope="row">{loan.months}, restvärde</th>
              <td data-label="Att betala">{formatKronor(loan.residual)}</td>
              <td data-label="Ränta" />
              <td data-label="Amortering">{formatKronor(loan.residual)}</td>
              <td data-label="Avgift" />
              <td data-label="Kvar av lånet">{formatKronor(0)}</td>
            </tr>
          </tbody>
        )}
      </table>
      <p className="mt-3 print:hidden">
        <a href={csv} download className="font-medium text-link underline underline-offset-3">
          Ladda ner betalplanen för Excel (CSV)
        </a>
      </p>
      <p className="mt-3 max-w-text text-xs text-ink-3">
        Beloppen är avrundade så att summan stämmer på kronan; en månad kan skilja en krona från en annan.
        {loan.fees.setUp > 0 &&
          ` Uppläggningsavgiften, ${formatKronor(loan.fees.setUp)}, kommer till i början.`}{" "}
        Räntan är rörlig och kan ändras under tiden.
      </p>
    </>
  );
}

function Rows({ rows, className }: { rows: readonly PlanRow[]; className?: string }) {
  return (
    <tbody className={className}>
      {rows.map(({ month, toPay, interest, amortisation, fee, left }) => (
        <tr key={month}>
          <th scope="row">{month}</th>
          <td data-label="Att betala">{formatKronor(toPay)}</td>
          <td data-label="Ränta">{formatKronor(interest)}</td>
          <td data-label="Amortering">{formatKronor(amortisation)}</td>
          <td data-label="Avgift">{formatKronor(fee)}</td>
          <td data-label="Kvar av lånet">{formatKronor(left)}</td>
        </tr>
      ))}
    </tbody>
  );
}

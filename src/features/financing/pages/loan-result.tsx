import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { CreditWarning } from "#features/credit/pages/credit-warning.tsx";
import { LoanExample } from "#features/credit/pages/loan-example.tsx";
import { loanExampleView } from "#features/credit/pages/loan-example-view.ts";
import type { CreditWarning as Warning } from "#features/credit/rules/credit-warning.ts";
import { financeDefaults } from "#features/credit/rules/finance-defaults.ts";
import type { Loan } from "#features/credit/rules/loan.ts";
import { ButtonLink } from "#ui/button-link.tsx";

type LoanResultProps = { loan: Loan | null; plate: string | null; warning: Warning };

/** What the wish costs, with all that must stand beside it; with a mistake in it no amount is shown. */
export function LoanResult({ loan, plate, warning }: LoanResultProps) {
  return (
    <div className="grid gap-4">
      {loan === null ? (
        <p className="text-ink-2">Rätta det som är markerat, så räknar vi.</p>
      ) : (
        <LoanExample loan={loanExampleView(loan)}>
          <dl className="mt-4">
            {factsOf(loan).map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-3 border-b border-line py-2 text-sm">
                <dt className="text-ink-2">{label}</dt>
                <dd className="font-semibold whitespace-nowrap">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-5 grid gap-2.5 print:hidden">
            <ButtonLink to={paths.contact(plate ?? undefined)} size="lg" block>
              Fråga om lånet
            </ButtonLink>
            <p className="text-xs text-ink-3">
              Ingen kreditupplysning tas när du räknar eller frågar. Det sker först om du ansöker.
            </p>
          </div>
          <h2 className="mt-4 text-sm font-semibold">Förmånlig finansiering, i siffror</h2>
          <p className="mt-1 text-sm text-ink-2">
            Med förmånlig menar vi det du kan kontrollera: {feesText()}, samma pris på bilen om du lånar någon
            annanstans, och rätt att lösa lånet i förtid. Räntan kan vara lägre hos någon annan, så jämför den
            effektiva räntan.
          </p>
        </LoanExample>
      )}
      <CreditWarning warning={warning} />
    </div>
  );
}

function factsOf(loan: Loan) {
  return [
    { label: "Du lånar", value: formatKronor(loan.credit) },
    { label: "Sista månaden, restvärde", value: formatKronor(loan.residual) },
    { label: "Kostnad för lånet", value: formatKronor(loan.creditCost) },
    { label: "Totalt att betala", value: formatKronor(loan.totalToPay) },
    { label: "Totalt med insatsen", value: formatKronor(loan.totalToPay + loan.deposit) },
  ];
}

/** What the lender asks for beside the interest: the claim stands on it. */
function feesText(): string {
  const { setUp, monthly } = financeDefaults.fees;
  return `${formatKronor(setUp)} i uppläggningsavgift och ${formatKronor(monthly)} i månadsavgift`;
}

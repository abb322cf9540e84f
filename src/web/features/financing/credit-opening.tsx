import type { CreditWarning as Warning } from "#domain/finance/credit-warning.ts";
import { Panel } from "#ui/panel.tsx";
import { CreditWarning } from "#web/features/car/credit-warning.tsx";
import { LoanExample } from "#web/features/car/loan-example.tsx";
import type { LoanExampleView } from "#web/features/car/loan-example-view.ts";

type CreditOpeningProps = {
  loan: LoanExampleView;
  /** "0 kr i uppläggningsavgift och 0 kr i månadsavgift" */
  fees: string;
  warning: Warning;
};

/** Before a word about loans: what one costs, what we mean by a good one, and what may happen. [CREDIT-3] */
export function CreditOpening({ loan, fees, warning }: CreditOpeningProps) {
  return (
    <div className="grid max-w-text gap-4">
      <Panel>
        <h2 className="text-h3">Förmånlig finansiering, i siffror</h2>
        <p className="mt-1.5 mb-4 text-ink-2">
          Med förmånlig menar vi det du kan kontrollera: {fees}, samma pris på bilen om du lånar någon
          annanstans, och rätt att lösa lånet i förtid. Räntan kan vara lägre hos någon annan, så jämför den
          effektiva räntan.
        </p>
        <LoanExample loan={loan} />
      </Panel>
      <CreditWarning warning={warning} />
    </div>
  );
}

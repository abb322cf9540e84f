import type { CreditWarning as Warning } from "#domain/finance/credit-warning.ts";
import { Panel } from "#ui/panel.tsx";
import { CreditWarning } from "#web/features/car/credit-warning.tsx";
import { LoanExample } from "#web/features/car/loan-example.tsx";
import type { LoanExampleView } from "#web/features/car/loan-example-view.ts";

/** Before a word about loans: what one costs, and what may happen. */
export function CreditOpening({ loan, warning }: { loan: LoanExampleView; warning: Warning }) {
  return (
    <div className="grid max-w-text gap-4">
      <Panel>
        <h2 className="mb-3 text-h3">Ett räkneexempel</h2>
        <LoanExample loan={loan} />
      </Panel>
      <CreditWarning warning={warning} />
    </div>
  );
}

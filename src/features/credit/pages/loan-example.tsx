import type { ReactNode } from "react";
import type { LoanExampleView } from "./loan-example-view.ts";

/** The monthly cost and the effective rate in the same size, then what waits at the end and all the figures. */
export function LoanExample({ loan, children }: { loan: LoanExampleView; children?: ReactNode }) {
  return (
    <div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <div className="flex flex-col-reverse">
          <dt className="text-sm text-ink-2">{loan.months}</dt>
          <dd className="font-display text-price">{loan.monthly}</dd>
        </div>
        <div className="flex flex-col-reverse">
          <dt className="text-sm text-ink-2">effektiv ränta</dt>
          <dd className="font-display text-price">{loan.effectiveRate}</dd>
        </div>
      </dl>
      <p className="mt-2 text-sm font-semibold">{loan.residual}</p>
      {children}
      <p className="mt-2 text-sm text-ink-2">{loan.example}</p>
    </div>
  );
}

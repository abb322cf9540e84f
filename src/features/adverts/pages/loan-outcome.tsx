import { LoanExample } from "#features/credit/pages/loan-example.tsx";
import type { LoanInput } from "#features/credit/rules/loan-input.ts";
import { loanOutcomeView } from "./loan-outcome-view.ts";

/** What the loan costs. With an invalid input no amount is shown. */
export function LoanOutcome({ loanInput }: { loanInput: LoanInput }) {
  if (!loanInput.ok) return <p className="text-ink-2">Rätta det som är markerat, så räknar vi.</p>;
  const { loan, facts } = loanOutcomeView(loanInput.loan);
  return (
    <LoanExample loan={loan}>
      <dl className="mt-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-3 border-b border-line py-2 text-sm">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </LoanExample>
  );
}

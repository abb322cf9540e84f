import { LoanExample } from "#features/credit/pages/loan-example.tsx";
import type { LoanWish } from "#features/credit/rules/loan-wish.ts";
import { loanAnswerView } from "./loan-answer-view.ts";

/** What the wish costs. With a mistake in it there is nothing to count on, and no amount is shown. */
export function LoanAnswer({ wish }: { wish: LoanWish }) {
  if (!wish.ok) return <p className="text-ink-2">Rätta det som är markerat, så räknar vi.</p>;
  const { loan, facts } = loanAnswerView(wish.loan);
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

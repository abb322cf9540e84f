import { CreditWarning } from "#features/credit/pages/credit-warning.tsx";
import type { ListingView } from "./listing-view.ts";

/** Once in a list that shows monthly costs, above the first card. */
export function CreditBlock({ credit }: { credit: NonNullable<ListingView["credit"]> }) {
  return (
    <div className="mb-6 grid gap-4 xl:grid-cols-[1.25fr_1fr]">
      <CreditWarning warning={credit.warning} />
      <p className="rounded-sm border border-line bg-surface px-4 py-3.5 text-xs text-ink-2">
        {credit.example}
      </p>
    </div>
  );
}

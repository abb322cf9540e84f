import { creditWarningAt } from "#domain/finance/credit-warning.ts";
import { financeDefaults } from "#domain/finance/finance-defaults.ts";
import { loanFor } from "#domain/finance/loan.ts";
import { clockContext } from "#web/context.ts";
import { loanExampleView } from "#web/features/car/loan-example-view.ts";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { CreditOpening } from "#web/features/financing/credit-opening.tsx";
import type { Route } from "./+types/financing.ts";
import { loadContent } from "./load-content.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const loan = loanFor({ price: financeDefaults.examplePrice });
  const warning = creditWarningAt(context.get(clockContext)());
  return {
    ...loadContent("bilfinansiering", context),
    // Figures of a credit are never shown without the warning in force.
    credit: loan && warning ? { loan: loanExampleView(loan), warning } : null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function FinancingRoute({ loaderData: { view, credit } }: Route.ComponentProps) {
  return <ContentPage page={view} opening={credit && <CreditOpening {...credit} />} />;
}

import { creditWarningAt } from "#domain/finance/credit-warning.ts";
import { financeDefaults, type LoanFees } from "#domain/finance/finance-defaults.ts";
import { loanFor } from "#domain/finance/loan.ts";
import { formatKronor } from "#domain/text/kronor.ts";
import { clockContext } from "#web/context.ts";
import { loanExampleView } from "#web/features/car/loan-example-view.ts";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { CreditOpening } from "#web/features/financing/credit-opening.tsx";
import type { Route } from "./+types/financing.ts";
import { contentPageHtml } from "./content-html.server.tsx";
import { loadContent } from "./load-content.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const loan = loanFor({ price: financeDefaults.examplePrice });
  const warning = creditWarningAt(context.get(clockContext)());
  const { view, meta } = loadContent("bilfinansiering", context);
  return {
    html: contentPageHtml(view),
    meta,
    // Figures of a credit are never shown without the warning in force.
    credit:
      loan && warning ? { loan: loanExampleView(loan), fees: feesText(financeDefaults.fees), warning } : null,
  };
}

/** What the lender asks for beside the interest: the claim stands on it. [CREDIT-3] */
function feesText({ setUp, monthly }: LoanFees): string {
  return `${formatKronor(setUp)} i uppläggningsavgift och ${formatKronor(monthly)} i månadsavgift`;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function FinancingRoute({ loaderData: { html, credit } }: Route.ComponentProps) {
  return <ContentPage html={html} opening={credit && <CreditOpening {...credit} />} />;
}

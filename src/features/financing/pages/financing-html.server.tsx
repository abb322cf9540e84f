import { renderToStaticMarkup } from "react-dom/server";
import type { ContentView } from "#features/content/pages/content-view.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { FinancePage } from "./finance-page.tsx";
import type { FinanceView } from "./finance-view.ts";

/** Nothing in it changes in the browser but what is fetched as HTML: it costs no script. */
export function financeHtml(view: FinanceView): string {
  return renderToStaticMarkup(<FinancePage view={view} />);
}

/** Where the page lies and what it is for, without more between the visitor and the calculator. */
export function financeHead({ crumbs }: ContentView): string {
  return renderToStaticMarkup(
    <header className="page-width pt-3">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-2 text-h1">Räkna på billån</h1>
      <p className="mt-2 max-w-text text-lg text-ink-2">
        Alla avgifter är med från början. Du ser vad lånet kostar, vad som väntar sista månaden och hur
        skulden står mot bilens värde.
      </p>
    </header>,
  );
}

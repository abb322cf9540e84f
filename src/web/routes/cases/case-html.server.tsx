import { renderToStaticMarkup } from "react-dom/server";
import { CasePage } from "#web/features/case/case-page.tsx";
import type { CaseView } from "#web/features/case/case-view.ts";

/** Nothing happens to the page of a case in the browser: it costs no script. [TEXTPAGE-6] */
export function caseHtml(page: CaseView, form: string): string {
  return renderToStaticMarkup(<CasePage page={page} form={form} />);
}

import { renderToStaticMarkup } from "react-dom/server";
import { CasePage } from "./case-page.tsx";
import type { CaseView } from "./case-view.ts";

/** Of the page of a case only the form wakes in the browser, when somebody turns to it. */
export function caseHtml(page: CaseView, form: string): string {
  return renderToStaticMarkup(<CasePage page={page} form={form} />);
}

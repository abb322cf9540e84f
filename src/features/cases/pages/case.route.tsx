import { paths } from "#core/paths.ts";
import { changePage } from "#features/bookings/pages/change-html.server.tsx";
import { formHtml } from "#features/forms/pages/form-html.server.tsx";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { rethrowOutageAs503 } from "#platform/pages/outage-as-503.server.ts";
import { hiddenFromSearch } from "#platform/pages/page-meta.ts";
import { caseAnswerForm } from "../rules/case-answer-form.ts";
import type { Route } from "./+types/case.route.ts";
import { caseHtml } from "./case-html.server.tsx";
import { findCase, findCasePage } from "./find-case-page.server.ts";
import { useCopyButtons } from "./use-copy-buttons.ts";
import { useDraft } from "./use-draft.ts";
import { usePrintLinks } from "./use-print-links.ts";

/**
 * The page of a case, and that of its drive, for whoever has the signed address; everybody else finds nothing.
 */
export async function loader({ params: { token, part }, url, context }: Route.LoaderArgs) {
  try {
    if (part !== undefined) {
      const { found } = await findCase(token, context);
      return { ...(await changePage(part, { found, token }, context)), draft: null };
    }
    const { page, found } = await findCasePage(token, url, context);
    // With each line there is a new form, which remembers no pictures of the one before.
    const memory = `answer-${found.number}-${found.log.length}`;
    const button = page.isReceipt ? "secondary" : "primary";
    const form = formHtml({ form: caseAnswerForm, action: paths.case(token), memory, button }, context);
    const draft = { number: found.number, lines: found.log.length };
    return { title: `Ärende ${page.number}`, html: caseHtml(page, form), draft };
  } catch (error) {
    rethrowOutageAs503(error);
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, hiddenFromSearch] : [];
}

export default function CaseRoute({ loaderData }: Route.ComponentProps) {
  usePrintLinks();
  useCopyButtons();
  useDraft(loaderData.draft);
  return <SubmittedForm html={loaderData.html} />;
}

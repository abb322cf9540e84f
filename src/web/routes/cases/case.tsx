import { data } from "react-router";
import { isOutage } from "#data/outage.ts";
import { caseAnswerForm } from "#domain/form/case-answer-form.ts";
import { paths } from "#paths";
import { caseDeskContext } from "#web/context.ts";
import { PostedForm } from "#web/features/form/posted-form.tsx";
import { hiddenFromSearch } from "#web/page-meta.ts";
import { formHtml } from "../form-html.server.tsx";
import { withDrive } from "../test-drives/case-with-drive.server.ts";
import type { Route } from "./+types/case.ts";
import { caseHtml } from "./case-html.server.tsx";
import { caseView } from "./case-view.server.ts";

/** The page of a case, for whoever has its signed address; everybody else finds nothing. [POST-9] */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = await context
    .get(caseDeskContext)
    ?.find(params.token)
    .catch((error: unknown) => {
      if (isOutage(error)) throw data("outage", 503);
      throw error;
    });
  if (!found) throw data("page", 404);
  const plain = caseView(found, params.token, url.searchParams.has("kvitto"));
  const page = await withDrive(plain, found, params.token, context);
  // With each line there is a new form, which remembers no pictures of the one before.
  const memory = `answer-${found.number}-${found.log.length}`;
  const form = formHtml({ form: caseAnswerForm, action: paths.case(params.token), memory }, context);
  return { title: `Ärende ${page.number}`, html: caseHtml(page, form) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, hiddenFromSearch] : [];
}

export default function CaseRoute({ loaderData }: Route.ComponentProps) {
  return <PostedForm html={loaderData.html} />;
}

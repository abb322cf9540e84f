import { data } from "react-router";
import { findCarWithPlate } from "#catalog/find-car.ts";
import { isOutage } from "#data/outage.ts";
import { caseAnswerForm } from "#domain/form/case-answer-form.ts";
import { paths } from "#paths";
import { caseDeskContext, clockContext, stockContext } from "#web/context.ts";
import { useCopyButtons } from "#web/features/case/use-copy-buttons.ts";
import { useDraft } from "#web/features/case/use-draft.ts";
import { usePrintLinks } from "#web/features/case/use-print-links.ts";
import { PostedForm } from "#web/features/form/posted-form.tsx";
import { hiddenFromSearch } from "#web/page-meta.ts";
import { withBooking } from "../bookings/case-with-booking.server.ts";
import { changePage } from "../bookings/change-html.server.tsx";
import { formHtml } from "../form-html.server.tsx";
import type { Route } from "./+types/case.ts";
import { caseHtml } from "./case-html.server.tsx";
import { caseView } from "./case-view.server.ts";

/**
 * The page of a case, and that of its drive, for whoever has the signed address; everybody else finds nothing.
 * [POST-9] [DRIVE-12]
 */
export async function loader({ params: { token, part }, url, context }: Route.LoaderArgs) {
  try {
    const found = await context.get(caseDeskContext)?.find(token);
    if (!found) throw data("page", 404);
    if (part !== undefined) return { ...(await changePage(part, { found, token }, context)), draft: null };
    const plain = caseView(found, {
      token,
      isReceipt: url.searchParams.has("kvitto"),
      isCopy: url.searchParams.has("kopia"),
      now: context.get(clockContext)(),
      advertOf: (plate) => {
        const car = findCarWithPlate(context.get(stockContext).catalogs().listed, plate);
        return car && { title: car.title, to: paths.car(car) };
      },
    });
    const page = await withBooking(plain, found, token, context);
    // With each line there is a new form, which remembers no pictures of the one before.
    const memory = `answer-${found.number}-${found.log.length}`;
    const form = formHtml({ form: caseAnswerForm, action: paths.case(token), memory }, context);
    const draft = { number: found.number, lines: found.log.length };
    return { title: `Ärende ${page.number}`, html: caseHtml(page, form), draft };
  } catch (error) {
    if (isOutage(error)) throw data("outage", 503);
    throw error;
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, hiddenFromSearch] : [];
}

export default function CaseRoute({ loaderData }: Route.ComponentProps) {
  usePrintLinks();
  useCopyButtons();
  useDraft(loaderData.draft);
  return <PostedForm html={loaderData.html} />;
}

import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { withBooking } from "#features/bookings/pages/case-with-booking.server.ts";
import { changePage } from "#features/bookings/pages/change-html.server.tsx";
import { stockContext } from "#features/catalogue/context.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { formHtml } from "#features/forms/pages/form-html.server.tsx";
import { PostedForm } from "#features/forms/pages/posted-form.tsx";
import { isOutage } from "#platform/db/outage.ts";
import { clockContext } from "#platform/pages/context.ts";
import { hiddenFromSearch } from "#platform/pages/page-meta.ts";
import { caseDeskContext } from "../context.ts";
import { caseAnswerForm } from "../rules/case-answer-form.ts";
import type { Route } from "./+types/case.route.ts";
import { caseHtml } from "./case-html.server.tsx";
import { caseView } from "./case-view.server.ts";
import { useCopyButtons } from "./use-copy-buttons.ts";
import { useDraft } from "./use-draft.ts";
import { usePrintLinks } from "./use-print-links.ts";

/**
 * The page of a case, and that of its drive, for whoever has the signed address; everybody else finds nothing.
 * [POST-9] [DRIVE-12]
 */
export async function loader({ params: { token, part }, url, context }: Route.LoaderArgs) {
  try {
    const desk = context.get(caseDeskContext);
    const found = await desk?.find(token);
    if (!desk || !found) throw data("page", 404);
    if (part !== undefined) return { ...(await changePage(part, { found, token }, context)), draft: null };
    const plain = caseView(found, {
      token,
      uploadTo: desk.uploadOf(found.number),
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

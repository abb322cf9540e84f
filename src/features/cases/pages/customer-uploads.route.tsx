import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { loadContent, slugOf } from "#features/content/pages/load-content.server.ts";
import { formHtml } from "#features/forms/pages/form-html.server.tsx";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { rethrowOutageAs503 } from "#platform/pages/outage-as-503.server.ts";
import { casesContext } from "../context.ts";
import { pictureForm } from "../rules/case-answer-form.ts";
import { displayCaseNumber } from "../rules/case-number.ts";
import type { Route } from "./+types/customer-uploads.route.ts";

/** With a signed link pictures to a case, and nothing else of it; without one how to get there. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { view, meta } = loadContent(slugOf(url), context);
  const page = { html: contentPageHtml(view), meta };
  const token = url.searchParams.get("t");
  if (token === null) return { ...page, upload: null, isBroken: false };
  const caseDetails = await context.get(casesContext).findForUpload(token).catch(rethrowOutageAs503);
  if (!caseDetails) return data({ ...page, upload: null, isBroken: true }, 404);
  const upload = {
    number: displayCaseNumber(caseDetails.number),
    isReceived: url.searchParams.has("kvitto"),
    form: formHtml(
      {
        form: pictureForm,
        action: paths.customerUploads(token),
        // With each line there is a new form, which remembers no pictures of the one before.
        memory: `pictures-${caseDetails.number}-${caseDetails.log.length}`,
        footnote: "Bilderna hamnar i ärendet. Vi publicerar dem inte.",
      },
      context,
    ),
  };
  return { ...page, upload, isBroken: false };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function CustomerUploadsRoute({ loaderData }: Route.ComponentProps) {
  const { html, upload, isBroken } = loaderData;
  return (
    <ContentPage
      html={html}
      opening={
        upload ? (
          <section id="formular">
            <h2 className="mb-2 text-h2">Bilder till ärende {upload.number}</h2>
            <div className="mb-6">
              {upload.isReceived ? (
                <p role="status" className="font-semibold">
                  Tack, vi har fått bilderna. Du kan skicka fler här.
                </p>
              ) : (
                <p className="text-ink-2">Ta bilderna direkt med telefonen eller välj dem som du har.</p>
              )}
            </div>
            <SubmittedForm key={upload.form} html={upload.form} />
          </section>
        ) : isBroken ? (
          <p role="alert" className="max-w-text text-lg">
            Länken gäller inte. Den kan ha blivit avklippt, eller så är ärendet raderat. Öppna länken i det
            senaste mejlet, eller ring oss.
          </p>
        ) : undefined
      }
    />
  );
}

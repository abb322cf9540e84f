import { clockEnd } from "#domain/case/legal-clocks.ts";
import { formatDate } from "#domain/text/dates.ts";
import { postedFormContext } from "#web/context.ts";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { formPages } from "#web/features/form/form-pages.ts";
import { PostedForm } from "#web/features/form/posted-form.tsx";
import { confirmHtml, formHtml } from "../form-html.server.tsx";
import type { Route } from "./+types/form-page.ts";
import { contentPageHtml } from "./content-html.server.tsx";
import { loadContent, slugOf } from "./load-content.server.ts";

/** A text with the form that belongs to it above. [FILL-1] */
export function loader({ url, context }: Route.LoaderArgs) {
  const slug = slugOf(url);
  const { view, meta } = loadContent(slug, context);
  // Who asks for the data alone may leave the last slash out.
  const found = formPages.find(({ path }) => path === `/${slug}/`);
  if (!found) throw new Error(`No form belongs to ${url.pathname}`);
  const { path, form, heading, beside } = found;
  const posted = context.get(postedFormContext);
  const isToConfirm = posted?.isToConfirm ?? false;
  return {
    html: contentPageHtml(view),
    meta,
    heading: isToConfirm ? `Steg 2 av 2: ${form.confirm?.toLowerCase()}` : heading,
    form: isToConfirm
      ? confirmHtml({
          form,
          action: path,
          values: posted?.values ?? {},
          facts: timeLeft(posted?.values ?? {}),
        })
      : formHtml({ form, action: path, beside }, context),
  };
}

/** Until when one may withdraw, for whoever says when the car came. [CLOCK-2] */
function timeLeft({ receivedOn = "" }: Readonly<Record<string, string>>): { label: string; text: string }[] {
  const end = receivedOn === "" ? null : clockEnd("withdrawal", receivedOn);
  return end ? [{ label: "Ångerfristen går ut", text: formatDate(new Date(end.lastDay)) }] : [];
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function FormPageRoute({ loaderData: { html, heading, form } }: Route.ComponentProps) {
  return (
    <ContentPage
      html={html}
      opening={
        <section id="formular">
          <h2 className="mb-6 text-h2">{heading}</h2>
          <PostedForm html={form} />
        </section>
      }
    />
  );
}

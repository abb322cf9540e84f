import { data, type RouterContextProvider } from "react-router";
import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { loadContent, slugOf } from "#features/content/pages/load-content.server.ts";
import { findPublicText } from "#features/content/service/public-texts.server.ts";
import { submittedFormContext } from "#features/forms/context.ts";
import { asideHtml, confirmHtml, formHtml } from "#features/forms/pages/form-html.server.tsx";
import { FormOpening } from "#features/forms/pages/form-opening.tsx";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { siteContext } from "#features/site-facts/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { withdrawalTime } from "../rules/case-law.ts";
import type { Route } from "./+types/form-page.route.ts";
import { formPages } from "./form-pages.ts";

/** The number stands beside the form. */
const besideForm = { asksUs: false } as const;

/** A text with the form that belongs to it above; that of a campaign, by its own link, is about it. */
export function loader({ url, params, context }: Route.LoaderArgs) {
  const campaign = params.token === undefined ? null : campaignOf(params.token, context);
  const slug = campaign === null ? slugOf(url) : "kampanj";
  const { view, meta } = loadContent(slug, context);
  // Who asks for the data alone may leave the last slash out.
  const formPage = formPages.find(({ path }) => path === `/${slug}/`);
  if (!formPage) throw new Error(`No form belongs to ${url.pathname}`);
  const { path, footnote, thanks, rights = null, given = [] } = formPage;
  const { form } = formPage;
  const aside = asideHtml(rights);
  const heading = campaign === null ? formPage.heading : `Be oss ringa om: ${campaign}`;
  const submission = context.get(submittedFormContext);
  if (thanks && submission === null && url.searchParams.has("kvitto"))
    return {
      html: contentPageHtml(view, besideForm),
      meta,
      heading: thanks.heading,
      thanks: thanks.text,
      form: null,
      aside,
    };
  const isToConfirm = submission?.isToConfirm ?? false;
  const time = withdrawalTime(submission?.values.receivedOn || null, context.get(clockContext)());
  return {
    html: contentPageHtml(view, besideForm),
    meta,
    thanks: null,
    aside,
    heading: isToConfirm ? `Steg 2 av 2: ${form.confirm?.toLowerCase()}` : heading,
    form: isToConfirm
      ? confirmHtml({
          form,
          action: path,
          values: submission?.values ?? {},
          facts: time ? [time] : [],
        })
      : formHtml(
          {
            form,
            action: path,
            footnote,
            fixed: Object.fromEntries(
              given.map((name) => [name, submission?.values[name] ?? campaign ?? ""]),
            ),
          },
          context,
        ),
  };
}

/** The title of the news that the link names; any other link is no page. */
function campaignOf(token: string, context: Readonly<RouterContextProvider>): string {
  const isProduction = context.get(siteContext).appEnv === "production";
  const news = findPublicText(`news/${token}`, { isProduction });
  if (!news?.isCampaign) throw data("page", 404);
  return news.title;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function FormPageRoute({ loaderData }: Route.ComponentProps) {
  const { html, heading, thanks, form, aside } = loaderData;
  return (
    <ContentPage
      html={html}
      opening={
        <FormOpening heading={heading} aside={aside}>
          {form === null ? (
            <p role="status" className="max-w-text text-lg text-ink-2">
              {thanks}
            </p>
          ) : (
            <SubmittedForm html={form} />
          )}
        </FormOpening>
      }
    />
  );
}

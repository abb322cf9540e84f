import { data } from "react-router";
import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { loadContent, slugOf } from "#features/content/pages/load-content.server.ts";
import { asideHtml } from "#features/forms/pages/form-html.server.tsx";
import { FormOpening } from "#features/forms/pages/form-opening.tsx";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { rethrowOutageAs503 } from "#platform/pages/outage-as-503.server.ts";
import type { Route } from "./+types/service.route.ts";
import { serviceHtml } from "./service-html.server.tsx";

const rights =
  "Ett ungefärligt pris får överskridas med högst 15 procent. Du kan reklamera arbetet i tre år enligt konsumenttjänstlagen, och du väljer själv verkstad.";

/** What service is, and the booking of a workshop; free times are asked for anew each time, and cached by nobody. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { view, meta } = loadContent(slugOf(url), context);
  const opening = await serviceHtml(url.searchParams, context).catch(rethrowOutageAs503);
  const headers: Record<string, string> = url.search === "" ? {} : { "cache-control": "no-store" };
  return data(
    { html: contentPageHtml(view, { asksUs: false }), meta, opening, aside: asideHtml(rights) },
    { headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  const { html, opening, aside } = loaderData;
  return (
    <ContentPage
      html={html}
      opening={
        <FormOpening heading="Boka tid på verkstad" aside={aside}>
          <SubmittedForm html={opening} />
        </FormOpening>
      }
    />
  );
}

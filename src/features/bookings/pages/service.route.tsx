import { data } from "react-router";
import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { loadContent, slugOf } from "#features/content/pages/load-content.server.ts";
import { asideHtml } from "#features/forms/pages/form-html.server.tsx";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { isOutage } from "#platform/db/outage.ts";
import { Fixed } from "#ui/fixed.tsx";
import type { Route } from "./+types/service.route.ts";
import { serviceHtml } from "./service-html.server.tsx";

const rights =
  "Ett ungefärligt pris får överskridas med högst 15 procent. Du kan reklamera arbetet i tre år enligt konsumenttjänstlagen, och du väljer själv verkstad.";

/** What service is, and the booking of a workshop; free times are asked for anew each time, and cached by nobody. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { view, meta } = loadContent(slugOf(url), context);
  const opening = await serviceHtml(url.searchParams, context).catch((error: unknown) => {
    if (isOutage(error)) throw data("outage", 503);
    throw error;
  });
  const headers: Record<string, string> = url.search === "" ? {} : { "cache-control": "no-store" };
  return data({ html: contentPageHtml(view), meta, opening, aside: asideHtml(rights) }, { headers });
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
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
          <section id="formular" className="min-w-0">
            <h2 className="mb-6 text-h2">Boka tid på verkstad</h2>
            <SubmittedForm html={opening} />
          </section>
          <Fixed html={aside} />
        </div>
      }
    />
  );
}

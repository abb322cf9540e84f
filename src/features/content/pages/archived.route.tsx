import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/archived.route.ts";
import { contentPageHtml } from "./content-html.server.tsx";
import { ContentPage } from "./content-page.tsx";
import { loadContent, slugOf } from "./load-content.server.ts";

/** A text that is kept for old links, and says so before anything else. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { view, meta } = loadContent(slugOf(url), context);
  return { html: contentPageHtml(view), meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ArchivedRoute({ loaderData }: Route.ComponentProps) {
  const notice = (
    <div className="max-w-text">
      <Notice>
        <b className="font-semibold">Arkiverad sida.</b> Den ligger kvar för äldre länkar. Det den berättar om
        gäller inte längre.
      </Notice>
    </div>
  );
  return <ContentPage html={loaderData.html} opening={notice} />;
}

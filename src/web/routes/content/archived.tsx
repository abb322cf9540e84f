import { Notice } from "#ui/notice.tsx";
import { ContentPage } from "#web/features/content/content-page.tsx";
import type { Route } from "./+types/archived.ts";
import { loadContent, slugOf } from "./load-content.server.ts";

/** A text that is kept for old links, and says so before anything else. */
export function loader({ url, context }: Route.LoaderArgs) {
  return loadContent(slugOf(url), context);
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
  return <ContentPage page={loaderData.view} opening={notice} />;
}

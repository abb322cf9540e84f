import type { Route } from "./+types/page.route.ts";
import { contentPageHtml } from "./content-html.server.tsx";
import { ContentPage } from "./content-page.tsx";
import { loadContent, slugOf } from "./load-content.server.ts";

/** Every page that is nothing but its text. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { view, meta } = loadContent(slugOf(url), context);
  return { html: contentPageHtml(view), meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage html={loaderData.html} />;
}

import { data } from "react-router";
import { ContentPage } from "#web/features/content/content-page.tsx";
import type { Route } from "./+types/news-item.ts";
import { contentPageHtml } from "./content-html.server.tsx";
import { loadContent } from "./load-content.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { view, meta } = loadContent(`news/${params.slug}`, context);
  // The text around the list lies in the same folder, but is no news.
  if (!view.published) throw data("page", 404);
  return { html: contentPageHtml(view), meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function NewsItemRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage html={loaderData.html} />;
}

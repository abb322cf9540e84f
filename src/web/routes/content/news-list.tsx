import { ContentPage } from "#web/features/content/content-page.tsx";
import { NewsList } from "#web/features/content/news-list.tsx";
import type { Route } from "./+types/news-list.ts";
import { contentPageHtml } from "./content-html.server.tsx";
import { loadContent } from "./load-content.server.ts";
import { newsTeasers } from "./news-teasers.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { view, meta } = loadContent("news/index", context);
  return { html: contentPageHtml(view, { contents: false }), meta, news: newsTeasers(context) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function NewsListRoute({ loaderData: { html, news } }: Route.ComponentProps) {
  return <ContentPage html={html} opening={<NewsList news={news} />} />;
}

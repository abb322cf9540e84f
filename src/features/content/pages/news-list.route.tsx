import type { Route } from "./+types/news-list.route.ts";
import { contentPageHtml } from "./content-html.server.tsx";
import { ContentPage } from "./content-page.tsx";
import { loadContent } from "./load-content.server.ts";
import { NewsList } from "./news-list.tsx";
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

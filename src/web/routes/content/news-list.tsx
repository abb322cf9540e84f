import { ContentPage } from "#web/features/content/content-page.tsx";
import { NewsList } from "#web/features/content/news-list.tsx";
import type { Route } from "./+types/news-list.ts";
import { loadContent } from "./load-content.server.ts";
import { newsTeasers } from "./news-teasers.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { ...loadContent("news/index", context), news: newsTeasers(context) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function NewsListRoute({ loaderData: { view, news } }: Route.ComponentProps) {
  return <ContentPage page={view} opening={<NewsList news={news} />} contents={false} />;
}

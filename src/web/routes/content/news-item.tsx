import { data } from "react-router";
import { ContentPage } from "#web/features/content/content-page.tsx";
import type { Route } from "./+types/news-item.ts";
import { loadContent } from "./load-content.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const content = loadContent(`news/${params.slug}`, context);
  // The text around the list lies in the same folder, but is no news.
  if (!content.view.published) throw data("page", 404);
  return content;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function NewsItemRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.view} />;
}

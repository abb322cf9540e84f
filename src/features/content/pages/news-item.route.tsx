import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import type { Route } from "./+types/news-item.route.ts";
import { contentPageHtml } from "./content-html.server.tsx";
import { ContentPage } from "./content-page.tsx";
import { loadContent } from "./load-content.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { view, meta, isCampaign } = loadContent(`news/${params.slug}`, context);
  // The text around the list lies in the same folder, but is no news.
  if (!view.published) throw data("page", 404);
  return { html: contentPageHtml(view), meta, campaign: isCampaign ? paths.campaignNews(params.slug) : null };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function NewsItemRoute({ loaderData }: Route.ComponentProps) {
  const { html, campaign } = loaderData;
  return (
    <ContentPage
      html={html}
      closing={campaign && <ButtonLink to={campaign}>Be oss ringa om det här</ButtonLink>}
    />
  );
}

import { redirect } from "react-router";
import { paths } from "#core/paths.ts";
import { siteContext } from "#features/site-facts/context.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { adviceShelves } from "../rules/advice-shelves.ts";
import type { Route } from "./+types/advice.route.ts";
import { AdviceShelves } from "./advice-shelves.tsx";
import { contentPageHtml } from "./content-html.server.tsx";
import { ContentPage } from "./content-page.tsx";
import { loadContent } from "./load-content.server.ts";
import { NewsList } from "./news-list.tsx";
import { newsTeasers } from "./news-teasers.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { blogUrl } = context.get(siteContext);
  // For the time being: the chain may take its blog home again.
  if (blogUrl !== null) throw redirect(blogUrl);
  const { view, meta } = loadContent("blogg", context);
  const html = contentPageHtml(view, { contents: false });
  return { html, meta, shelves: adviceShelves(), news: newsTeasers(context, 3) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdviceRoute({ loaderData: { html, shelves, news } }: Route.ComponentProps) {
  return (
    <ContentPage
      html={html}
      opening={<AdviceShelves shelves={shelves} />}
      closing={
        <section className="mt-(--ms-block)">
          <h2 className="mb-4 text-h2">Senaste nytt</h2>
          <NewsList news={news} heading="h3" />
          <ArrowLink to={paths.news()}>Alla nyheter</ArrowLink>
        </section>
      }
    />
  );
}

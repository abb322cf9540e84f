import type { RouterContextProvider } from "react-router";
import { formatSeedDate } from "#domain/text/dates.ts";
import { paths } from "#paths";
import { newsNewestFirst } from "#web/content/public-texts.server.ts";
import { siteContext } from "#web/context.ts";
import type { NewsTeaser } from "#web/features/content/news-list.tsx";

/** The news as a list shows it, newest first. [NEWS-1] [NEWS-2] */
export function newsTeasers(
  context: Readonly<RouterContextProvider>,
  most = Number.POSITIVE_INFINITY,
): NewsTeaser[] {
  return newsNewestFirst({ isProduction: context.get(siteContext).appEnv === "production" })
    .slice(0, most)
    .map(({ slug, page: { title, lead, date } }) => ({
      to: paths.newsItem(slug),
      title,
      lead,
      publishedOn: date,
      published: formatSeedDate(new Date(date)),
    }));
}

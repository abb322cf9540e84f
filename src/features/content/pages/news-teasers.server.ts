import type { RouterContextProvider } from "react-router";
import { formatMonthDayYear } from "#core/dates/dates.ts";
import { paths } from "#core/paths.ts";
import { siteContext } from "#features/site-facts/context.ts";
import { newsNewestFirst } from "../service/public-texts.server.ts";
import type { NewsTeaser } from "./news-list.tsx";

/** The news as a list shows it, newest first. */
export function newsTeasers(
  context: Readonly<RouterContextProvider>,
  max = Number.POSITIVE_INFINITY,
): NewsTeaser[] {
  return newsNewestFirst({ isProduction: context.get(siteContext).appEnv === "production" })
    .slice(0, max)
    .map(({ slug, page: { title, lead, date } }) => ({
      to: paths.newsItem(slug),
      title,
      lead,
      publishedOn: date,
      published: formatMonthDayYear(new Date(date)),
    }));
}

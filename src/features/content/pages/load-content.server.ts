import { data, type MetaDescriptor, type RouterContextProvider } from "react-router";
import { formatDate, formatMonthDayYear } from "#core/dates/dates.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { siteContext } from "#features/site-facts/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import type { ContentPage } from "../rules/content-page.ts";
import { breadcrumbsOf, nextPlaces, placeOf, toolPages } from "../rules/content-places.ts";
import { withLiveFacts } from "../rules/placeholders.ts";
import { contentOn } from "../rules/read-content.ts";
import { liveFactsOf } from "../service/live-facts.ts";
import { findPublicText, pathOfText } from "../service/public-texts.server.ts";
import { contentMeta } from "./content-meta.ts";
import type { ContentView } from "./content-view.ts";

type Context = Readonly<RouterContextProvider>;
type LoadedContent = {
  view: ContentView;
  meta: MetaDescriptor[];
  questions: ContentPage["questions"];
  isCampaign: boolean;
};

/** "/mobile-app/policy/" → "mobile-app/policy" */
export function slugOf({ pathname }: URL): string {
  return pathname.replace(/^\/|\/$/g, "");
}

/**
 * A text with what its page shows and what search engines are told; the latter is made here, so that the
 * browser need not know how. An unknown text is a page that is not there.
 */
export function loadContent(slug: string, context: Context): LoadedContent {
  const { publicOrigin, appEnv } = context.get(siteContext);
  const where = { isProduction: appEnv === "production" };
  const publicText = findPublicText(slug, where);
  if (!publicText) throw data("page", 404);
  const page = upToDate(contentOn(publicText, stockholmDay(context.get(clockContext)())), context);
  const place = placeOf(slug);
  const crumbs = breadcrumbsOf(place, page.title);
  const { drawing, brief, facts, earlier } = page.parts;
  return {
    view: {
      title: page.title,
      lead: page.lead,
      html: page.html,
      sections: page.sections,
      crumbs,
      next: nextPlaces(place),
      reviewedOn: page.reviewed,
      reviewed: formatDate(new Date(page.reviewed)),
      published: page.date ? { on: page.date, text: formatMonthDayYear(new Date(page.date)) } : null,
      parts: { drawing, brief, facts },
      isTool: toolPages.has(slug),
      earlier: earlier.map(({ on, text }) => ({ on, date: formatDate(new Date(on)), text })),
    },
    questions: page.questions,
    isCampaign: page.isCampaign,
    meta: contentMeta(
      {
        path: pathOfText(slug),
        text: { title: page.metaTitle, description: page.description },
        isHidden: page.noindex,
        crumbs,
        questions: page.questions,
        published: page.date,
        reviewed: page.reviewed,
      },
      publicOrigin,
    ),
  };
}

/** Only texts that speak of the stock or the stores are filled in anew. */
function upToDate(page: ContentPage, context: Context): ContentPage {
  if (page.liveFacts.length === 0) return page;
  const { listed, chain } = context.get(stockContext).catalogs();
  return withLiveFacts(page, liveFactsOf({ cars: listed.size, chain }));
}

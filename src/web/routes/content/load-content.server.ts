import { data, type MetaDescriptor, type RouterContextProvider } from "react-router";
import { formatDate, formatSeedDate } from "#domain/text/dates.ts";
import { formatNumber } from "#domain/text/number.ts";
import type { ContentPage } from "#web/content/content-page.ts";
import { nextFrom, placeOf, trailTo } from "#web/content/content-places.ts";
import { withLiveFacts } from "#web/content/placeholders.ts";
import { findPublicText, isForSearch, pathOfText } from "#web/content/public-texts.server.ts";
import { siteContext, stockContext } from "#web/context.ts";
import type { ContentView } from "#web/features/content/content-view.ts";
import { contentMeta } from "./content-meta.ts";

type Context = Readonly<RouterContextProvider>;

/** "/mobile-app/policy/" → "mobile-app/policy" */
export function slugOf({ pathname }: URL): string {
  return pathname.replace(/^\/|\/$/g, "");
}

/**
 * A text with what its page shows and what search engines are told; the latter is made here, so that the
 * browser need not know how. An unknown text is a page that is not there.
 */
export function loadContent(slug: string, context: Context): { view: ContentView; meta: MetaDescriptor[] } {
  const { publicOrigin, appEnv } = context.get(siteContext);
  const where = { isProduction: appEnv === "production" };
  const found = findPublicText(slug, where);
  if (!found) throw data("page", 404);
  const page = upToDate(found, context);
  const place = placeOf(slug);
  const crumbs = trailTo(place, page.title);
  return {
    view: {
      title: page.title,
      lead: page.lead,
      html: page.html,
      sections: page.sections,
      crumbs,
      next: nextFrom(place),
      reviewedOn: page.reviewed,
      reviewed: formatDate(new Date(page.reviewed)),
      published: page.date ? { on: page.date, text: formatSeedDate(new Date(page.date)) } : null,
    },
    meta: contentMeta(
      {
        path: pathOfText(slug),
        text: { title: page.metaTitle, description: page.description },
        isHidden: !isForSearch(slug, page, where),
        crumbs,
        questions: page.questions,
        published: page.date,
        reviewed: page.reviewed,
      },
      publicOrigin,
    ),
  };
}

/** The stock is counted only for texts that speak of it. [CONTENT-6] */
function upToDate(page: ContentPage, context: Context): ContentPage {
  if (page.liveFacts.length === 0) return page;
  const { listed } = context.get(stockContext).catalogs();
  return withLiveFacts(page, { carsInStock: formatNumber(listed.size) });
}

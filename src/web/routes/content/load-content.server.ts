import { data, type RouterContextProvider } from "react-router";
import { countStock } from "#data/queries/stock.ts";
import { formatDate, formatSeedDate } from "#domain/text/dates.ts";
import { formatNumber } from "#domain/text/number.ts";
import { findContent } from "#web/content/content-library.server.ts";
import type { ContentPage } from "#web/content/content-page.ts";
import { nextFrom, placeOf, trailTo } from "#web/content/content-places.ts";
import { withLiveFacts } from "#web/content/placeholders.ts";
import { databaseContext } from "#web/context.ts";
import type { ContentView } from "#web/features/content/content-view.ts";
import type { ContentHead } from "./content-meta.ts";

type Context = Readonly<RouterContextProvider>;

/** "/mobile-app/policy/" → "mobile-app/policy" */
export function slugOf({ pathname }: URL): string {
  return pathname.replace(/^\/|\/$/g, "");
}

/** A text with what its page shows and what search engines are told. An unknown one is a page that is not there. */
export async function loadContent(
  slug: string,
  context: Context,
): Promise<{ view: ContentView; head: ContentHead }> {
  const found = findContent(slug);
  if (!found) throw data("page", 404);
  const page = await brought(found, context);
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
      isArchived: page.archived,
      published: page.date ? { on: page.date, text: formatSeedDate(new Date(page.date)) } : null,
    },
    head: {
      path: `/${slug.replace(/\/?index$/, "")}/`,
      text: { title: page.metaTitle, description: page.description },
      isHidden: page.noindex,
      crumbs,
      questions: page.questions,
      published: page.date,
      reviewed: page.reviewed,
    },
  };
}

/** Up to date: the stock is counted only for texts that speak of it. [CONTENT-6] */
async function brought(page: ContentPage, context: Context): Promise<ContentPage> {
  if (page.liveFacts.length === 0) return page;
  const { forSale, incoming } = await countStock(context.get(databaseContext));
  return withLiveFacts(page, { carsInStock: formatNumber(forSale + incoming) });
}

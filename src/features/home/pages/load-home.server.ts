import { carCardView } from "#features/cars/pages/car-card-view.ts";
import type { Chain } from "#features/catalogue/rules/chain.ts";
import type { Catalogs } from "#features/catalogue/service/live-catalogue.ts";
import { countNewInADay, stockOverview } from "#features/catalogue/service/stock/stock-overview.ts";
import { reviewSummary } from "#features/reviews/rules/review-summary.ts";
import { reviewsForHome } from "#features/reviews/rules/reviews-for-home.ts";
import type { KnownFacts } from "#features/site-facts/service/known-facts.ts";
import { storeLines } from "#features/store-pages/pages/store-lines.server.ts";
import { todayText } from "#features/stores/rules/hours-of-chain.ts";
import { rethrowOutageAs503 } from "#platform/pages/outage-as-503.server.ts";
import { arrivalsText } from "./arrivals-text.ts";
import { reviewsView } from "./reviews-view.ts";
import { bodyLinks, buyLinks, makeLinks, newestLink } from "./stock-links.ts";
import { storeSpan } from "./store-span.ts";

const newestShown = 4;

/** All that the home page says about the stock, the stores and what customers think, counted now. */
export async function loadHome(facts: Pick<KnownFacts, "reviews">, catalogs: Catalogs, now: Date) {
  const { listed, chain, market } = catalogs;
  const reviews = await facts.reviews().catch(rethrowOutageAs503);
  const { total, bodies, brands, buyable } = stockOverview(listed);
  return {
    carCount: total,
    buyLinks: buyLinks(bodies),
    arrivals: {
      cars: buyable.slice(0, newestShown).map((car) => carCardView(car, now, market.levelOf(car))),
      lead: arrivalsText(countNewInADay(listed, now)),
      all: newestLink(),
    },
    directory: { bodies: bodyLinks(bodies), makes: makeLinks(brands), makeCount: brands.length },
    span: storeSpan(chain.stores),
    stores: { stores: storeLines(catalogs, now), opening: todayText(chain.stores, now) },
    reviews: viewOf(reviews.value, chain),
    isOutdated: reviews.isOutdated,
  };
}

function viewOf({ counts, newest }: Awaited<ReturnType<KnownFacts["reviews"]>>["value"], { stores }: Chain) {
  const summary = reviewSummary(counts);
  return summary && reviewsView(summary, reviewsForHome(newest), stores);
}

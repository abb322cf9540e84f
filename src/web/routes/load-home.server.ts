import type { Catalogs } from "#catalog/keep-in-step.ts";
import { countNewInADay, stockOverview } from "#catalog/stock/stock-overview.ts";
import { reviewSummary } from "#domain/review/review-summary.ts";
import { reviewsForHome } from "#domain/review/reviews-for-home.ts";
import type { Chain } from "#domain/store/chain.ts";
import { todayText } from "#domain/store/hours-of-chain.ts";
import type { KnownFacts } from "#services/last-known/known-facts.ts";
import { carCardView } from "#web/features/car/car-card-view.ts";
import { arrivalsText } from "#web/features/home/arrivals-text.ts";
import { reviewsView } from "#web/features/home/reviews-view.ts";
import { bodyLinks, buyLinks, makeLinks, newestLink } from "#web/features/home/stock-links.ts";
import { storeSpan } from "#web/features/home/store-span.ts";
import { known } from "./known.server.ts";
import { storeLines } from "./stores/store-lines.server.ts";

const newestShown = 4;

/** All that the home page says about the stock, the stores and what customers think, counted now. */
export async function loadHome(facts: Pick<KnownFacts, "reviews">, catalogs: Catalogs, now: Date) {
  const { listed, chain, market } = catalogs;
  const reviews = await known(facts.reviews());
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

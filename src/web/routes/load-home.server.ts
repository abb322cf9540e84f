import type { Database } from "#data/database.ts";
import { countBrands } from "#data/queries/brand-counts.ts";
import { findNewestForSale } from "#data/queries/cars.ts";
import { countForHome } from "#data/queries/home-counts.ts";
import { countRatings, findNewestReviews } from "#data/queries/reviews.ts";
import { reviewSummary } from "#domain/review/review-summary.ts";
import { reviewsForHome } from "#domain/review/reviews-for-home.ts";
import { carCardView } from "#web/features/car/car-card-view.ts";
import { arrivalsText } from "#web/features/home/arrivals-text.ts";
import { reviewsView } from "#web/features/home/reviews-view.ts";
import { bodyLinks, buyLinks, makeLinks, newestLink } from "#web/features/home/stock-links.ts";
import { openingView } from "#web/features/stores/store-line.ts";
import { loadStoreLines } from "./stores/load-store-lines.server.ts";

const newestShown = 4;

/** All that the home page says about the stock, the stores and what customers think, counted now. */
export async function loadHome(db: Database, now: Date) {
  const [counts, brands, newest, stores, reviews] = await Promise.all([
    countForHome(db, now),
    countBrands(db),
    findNewestForSale(db, newestShown),
    loadStoreLines(db),
    loadReviewsView(db),
  ]);
  return {
    carCount: counts.total,
    buyLinks: buyLinks(counts.bodies),
    arrivals: {
      cars: newest.map((car) => carCardView(car, now)),
      lead: arrivalsText(counts.newInADay),
      all: newestLink(),
    },
    directory: { bodies: bodyLinks(counts.bodies), makes: makeLinks(brands), makeCount: brands.length },
    stores: { stores, opening: openingView(now) },
    reviews,
  };
}

async function loadReviewsView(db: Database) {
  const summary = reviewSummary(await countRatings(db));
  return summary && reviewsView(summary, reviewsForHome(await findNewestReviews(db)));
}

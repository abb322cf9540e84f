import type { Sale } from "#features/cars/rules/sale.ts";
import type { StockEntry } from "#features/cars/storage/load-stock.ts";
import { type Rating, ratings } from "#features/reviews/rules/review.ts";
import type { DealReview } from "#features/reviews/storage/reviews.ts";
import { firstNames } from "./first-names.ts";
import { demoSeed } from "./make-stock.ts";
import { type Random, randomFrom } from "./random.ts";
import { reviewWriter } from "./review-text.ts";
import { demoStores } from "./stores.ts";

const day = 86_400_000;

/** Of the deals that are old enough to have been asked about. */
const reviewedShare = 0.6;
const withTextShare = 0.5;
const broughtHomeShare = 0.15;

const ratingWeights = { 5: 68, 4: 22, 3: 6, 2: 2, 1: 2 } as const satisfies Record<Rating, number>;

const numbers = "noll en två tre fyra fem sex sju åtta nio tio elva tolv".split(" ");

type ReviewedSale = { entry: StockEntry; sale: Sale; publishedAt: Date; random: Random };

/** What buyers of the demo stock said, newest first. Same seed, same words. */
export function makeDemoReviews(
  entries: readonly StockEntry[],
  { seed = demoSeed, today }: { seed?: string; today: Date },
): DealReview[] {
  const write = reviewWriter();
  return entries
    .flatMap((entry) => entry.sales.flatMap((sale) => reviewedSale(entry, sale, seed) ?? []))
    .filter(({ publishedAt }) => publishedAt <= today)
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
    .map((reviewed) => reviewOf(reviewed, write));
}

/** Customers are asked two weeks after they got the car; some answer, at once or weeks later. */
function reviewedSale(entry: StockEntry, sale: Sale, seed: string): ReviewedSale | null {
  if (!sale.deliveredAt) return null;
  const random = randomFrom(`${seed}/review/${entry.car.licenseplate}`);
  if (!random.chance(reviewedShare)) return null;
  const publishedAt = new Date(sale.deliveredAt.getTime() + Math.round((14 + random.next() * 24) * day));
  return { entry, sale, publishedAt, random };
}

function reviewOf(
  { entry, sale, publishedAt, random }: ReviewedSale,
  write: ReturnType<typeof reviewWriter>,
): DealReview {
  const { car } = entry;
  const rating = random.weighted(ratings, (one) => ratingWeights[one]);
  const isBroughtHome = car.location === "weblager" || random.chance(broughtHomeShare);
  const slots = {
    town: townOf(car.location),
    model: car.model,
    days: numbers[handoverDays(sale)] ?? "några",
  };
  return {
    licenseplate: car.licenseplate,
    soldAt: sale.soldAt,
    rating,
    text: random.chance(withTextShare) ? write(random, rating, { car, isBroughtHome }, slots) : null,
    signature: random.pick(firstNames),
    store: car.location,
    publishedAt,
  };
}

const handoverDays = ({ soldAt, deliveredAt }: Sale) =>
  Math.round(((deliveredAt ?? soldAt).getTime() - soldAt.getTime()) / day);

/** "Recharge, Järfälla" is in Järfälla. */
const townOf = (slug: string) =>
  demoStores
    .find((store) => store.slug === slug)
    ?.area.split(", ")
    .at(-1) ?? "butiken";

import { type CalendarDay, daysBetween, stockholmDay } from "#core/dates/stockholm-day.ts";
import type { Car } from "#features/cars/rules/car.ts";
import {
  daysPerPoint,
  enoughPictures,
  type PartName,
  type PriceClass,
  partNames,
  priceClasses,
  weights,
} from "./weights.ts";

/** What the recommended order rests on: nothing of it is about who looks, and nothing can be paid for. */
export type RecommendedCar = Pick<
  Car,
  "publishedAt" | "modelYear" | "mileage" | "price" | "inspectedOn" | "inspectionComplete"
> & { pictureCount?: number; legalCut: number | null };

type RankingContext = { today: CalendarDay };

/** One row a part: the share of its points that a car gets, from 0 to 1. */
const shares = {
  fresh: (car, { today }) => {
    const days = daysPublished(car, today);
    return days === null ? 0 : 1 - Math.floor(days / daysPerPoint) / weights.fresh;
  },
  mileage: (car) => shareOfUsual(car.mileage, priceClassOf(car.price)?.mileage),
  age: (car, { today }) => shareOfUsual(yearsOld(car, today), priceClassOf(car.price)?.age),
  report: (car) => (car.inspectedOn !== null && car.inspectionComplete ? 1 : 0),
  pictures: ({ pictureCount = 0 }) => pictureCount / enoughPictures,
  cut: ({ legalCut }) => ((legalCut ?? 0) > 0 ? 1 : 0),
} as const satisfies Record<PartName, (car: RecommendedCar, context: RankingContext) => number>;

/** Whole points, so that what is shown sums to what is sorted by. */
export function pointsFor(part: PartName, car: RecommendedCar, context: RankingContext): number {
  const share = Math.min(1, Math.max(0, shares[part](car, context)));
  // A hair is added, lest 0.28 × 25 be six and nine tenths of nine tenths.
  return Math.floor(share * weights[part] + 1e-9);
}

/** From 0 to 100. */
export function recommendationPoints(car: RecommendedCar, context: RankingContext): number {
  return partNames.reduce((sum, part) => sum + pointsFor(part, car, context), 0);
}

/** The class that a price lies in; null without a price. */
export function priceClassOf(price: number | null): PriceClass | null {
  if (price === null) return null;
  return priceClasses.find(({ below }) => below === null || price < below) ?? null;
}

/** Whole Swedish days since it was published, none for one that is yet to be. */
export function daysPublished({ publishedAt }: Pick<Car, "publishedAt">, today: CalendarDay): number | null {
  return publishedAt === null ? null : Math.max(0, daysBetween(stockholmDay(publishedAt), today));
}

export function yearsOld({ modelYear }: Pick<Car, "modelYear">, today: CalendarDay): number {
  return Math.max(0, Number(today.slice(0, 4)) - modelYear);
}

/** Half for what is usual, all for nothing at all, none from twice as much. */
function shareOfUsual(value: number, usual: number | undefined): number {
  return usual === undefined ? 0 : 1 - value / (2 * usual);
}

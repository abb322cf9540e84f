import { availabilityOf } from "./availability.ts";
import type { AdvertisedCar } from "./car-page-view.ts";
import { type PriceChartView, priceChartView } from "./price-chart-view.ts";
import { type PriceFigure, priceFiguresView } from "./price-figures-view.ts";
import { type PriceHistoryView, priceHistoryView } from "./price-history-view.ts";

export type PriceSectionView = {
  figures: PriceFigure[];
  chart: PriceChartView | null;
  rows: PriceHistoryView;
};

type Priced = Pick<AdvertisedCar, "status" | "price" | "priceEvents" | "publishedAt" | "sale">;

/** What a car has cost. What is sold, or cannot be bought now, has its rows alone. */
export function priceSectionView(car: Priced, now: Date): PriceSectionView {
  const availability = availabilityOf(car);
  const isForSale = availability === "forSale";
  // A car may be sold without a sale that we know of.
  const sale = availability === "sold" ? { soldAt: car.sale?.soldAt ?? null } : null;
  return {
    figures: isForSale ? priceFiguresView(car, now) : [],
    chart: isForSale ? priceChartView(car.priceEvents, now) : null,
    rows: priceHistoryView(car.priceEvents, sale),
  };
}

import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import { carCardView } from "#features/cars/pages/car-card-view.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { makeLabel, seriesLabel } from "#features/cars/rules/makes.ts";
import { fuels } from "#features/cars/rules/vocabulary.ts";
import { queryFromFilter } from "#features/catalogue/rules/filter-url.ts";
import type { Market } from "#features/catalogue/service/with-market.ts";
import type { ComparedCar } from "../../rules/stock-comparison/compared-car.ts";
import type { Spread } from "../../rules/stock-comparison/spread.ts";
import type { StockComparison } from "../../service/compare-stock.ts";
import type { ComparisonView, Figure } from "./comparison-view.ts";

/** What the comparison says, in words. … */
export function comparisonView(
  comparison: StockComparison,
  compared: ComparedCar,
  { now, market }: { now: Date; market: Market },
): ComparisonView {
  const query = queryFromFilter(comparison.filter);
  return {
    kin: kinText(comparison, compared),
    widened: widenedText(comparison, compared),
    total: comparison.total,
    count: carCountText(comparison.total),
    list: paths.buy(query),
    figures: [
      ...figureOf("Pris", comparison.prices, formatKronor),
      ...figureOf("Miltal", comparison.mileages, formatMil),
      ...figureOf("Dagar till salu", comparison.days, daysText),
    ],
    position: positionText(comparison.mileages, compared.mileage),
    alike: comparison.alike.map(({ car, likeness, days }) => ({
      card: carCardView(car, now, market.levelOf(car)),
      label: likeness.label,
      differences:
        likeness.differences.length > 0 ? likeness.differences.join(", ") : "Inget skiljer i det vi vet",
      days: days === null ? null : `${daysText(days)} till salu`,
    })),
    sold: {
      list: `${paths.sold()}?${query}`,
      count: carCountText(comparison.sold.total),
      figures: [
        ...figureOf("Såldes för", comparison.sold.prices, formatKronor),
        ...figureOf("Tid till salu", comparison.sold.days, daysText),
      ],
    },
  };
}

/** The median first: it is what the car in the middle costs. */
function figureOf(label: string, spread: Spread | null, format: (number: number) => string): Figure[] {
  if (spread === null) return [];
  const { lowest, median, highest } = spread;
  const more = lowest === highest ? "" : `${format(lowest)} till ${format(highest)}`;
  return [{ label, value: format(median), more }];
}

function kinText(
  { circle, filter }: StockComparison,
  { series, normalizedMake, fuelType }: ComparedCar,
): string {
  const name =
    series === null ? makeLabel(normalizedMake) : `${makeLabel(normalizedMake)} ${seriesLabel(series)}`;
  const fuel = circle.sameFuel && fuelType !== null ? fuels[fuelType].toLowerCase() : "alla drivmedel";
  return [name, fuel, yearsText(filter.yearFrom, filter.yearTo)].join(", ");
}

function yearsText(from: number | null, to: number | null): string {
  if (from === null && to === null) return "alla modellår";
  if (from === null) return `modellår ${to} och äldre`;
  if (to === null) return `modellår ${from} och nyare`;
  return from === to ? `modellår ${from}` : `modellår ${from}–${to}`;
}

function widenedText({ circle, total }: StockComparison, { fuelType, series }: ComparedCar): string | null {
  if (total === 0) return null;
  if (series === null) return "Modellen finns inte i vår ordlista, så vi visar märket.";
  if (circle.years === 1) return null;
  if (circle.years !== null && (circle.sameFuel || fuelType === null))
    return "Av närmare årsmodeller har vi för få att jämföra med.";
  return "Av samma ålder och drivmedel har vi för få att jämföra med.";
}

const sameMil = 500;

function positionText(mileages: Spread | null, mileage: number | null): string | null {
  if (mileages === null || mileage === null) return null;
  const more = mileage - mileages.median;
  if (Math.abs(more) < sameMil) return `Bilen har gått ${formatMil(mileage)}, ungefär som våra.`;
  const than = `${formatMil(Math.abs(more))} ${more > 0 ? "längre" : "kortare"} än medianen av våra`;
  return `Bilen har gått ${formatMil(mileage)}, ${than}.`;
}

function daysText(days: number): string {
  return `${formatNumber(days)}\u00a0${days === 1 ? "dag" : "dagar"}`;
}

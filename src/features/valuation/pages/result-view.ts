import { formatDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import { buyingPrice, type Offer } from "../rules/buying-price.ts";
import { marketText, rangeText } from "../rules/range-text.ts";
import { type Waterfall, waterfallOf } from "./waterfall.ts";

export type SoldRow = { name: string; year: string; mil: string; sold: string; price: string };
export type OfferView = {
  range: string;
  likeliest: string;
  market: string;
  computed: string;
  validUntil: string;
  scale: {
    label: string;
    from: string;
    to: string;
    band: { from: number; length: number };
    post: number;
    dots: number[];
  };
  waterfall: Waterfall;
  typical: string;
  sold: SoldRow[];
  soldOfSeries: string;
};

/** What a sold car is called and when it was sold; null where the stock no longer knows it. */
type FindSold = (id: string) => { name: string; soldAt: Date | null } | null;

/** Everything that is shown of an offer, in words and in percent of the drawings. */
export function offerView(
  offer: Offer,
  findSold: FindSold,
  { now, validUntil }: { now: Date; validUntil: string },
): OfferView {
  const { estimate, low, high, market, comparables, typical, soldOfSeries } = offer;
  // As what we would have paid for them: the band beside them is what we pay.
  const prices = comparables.map(({ adjusted }) => Math.round(buyingPrice(adjusted)));
  const ends = { low: Math.min(low, ...prices), high: Math.max(high, ...prices) };
  const margin = Math.max(1_000, (ends.high - ends.low) * 0.06);
  const axis = {
    from: Math.max(0, Math.floor((ends.low - margin) / 5_000) * 5_000),
    to: Math.ceil((ends.high + margin) / 5_000) * 5_000,
  };
  const at = (price: number) => percent(((price - axis.from) / (axis.to - axis.from)) * 100);
  return {
    range: rangeText(offer),
    likeliest: formatKronor(estimate),
    market: marketText(market),
    computed: formatDate(now),
    validUntil,
    scale: {
      label: `Intervall ${formatKronor(low)} till ${formatKronor(high)}, mest troligt ${formatKronor(estimate)}. ${comparables.length} sålda bilar, omräknade till din: ${formatKronor(Math.min(...prices))} till ${formatKronor(Math.max(...prices))}.`,
      from: formatKronor(axis.from),
      to: formatKronor(axis.to),
      band: { from: at(low), length: percent(at(high) - at(low)) },
      post: at(estimate),
      dots: prices.map(at),
    },
    waterfall: waterfallOf(offer),
    typical: `${typical.modelYear}, ${formatMil(typical.mil)}`,
    sold: comparables.map(({ id, modelYear, mil, price }) => {
      const sale = findSold(id);
      return {
        name: sale?.name ?? "Samma modell",
        year: String(modelYear),
        mil: formatMil(mil),
        sold: sale?.soldAt ? formatDate(sale.soldAt) : "–",
        price: formatKronor(price),
      };
    }),
    soldOfSeries: formatNumber(soldOfSeries),
  };
}

function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)) * 100) / 100;
}

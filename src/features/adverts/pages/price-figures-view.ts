import { formatDate, formatShortDay } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { daysInStock } from "#features/cars/rules/price/days-in-stock.ts";
import { legalPriceCut } from "#features/cars/rules/price/ledger.ts";
import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import { referencePriceLabel } from "#features/cars/rules/price/price-history.ts";
import { lowestPriceBefore } from "#features/cars/rules/price/thirty-day-price.ts";

type Priced = Pick<Car, "publishedAt"> & { priceEvents: readonly PriceEvent[] };
export type PriceFigure = { value: string; label: string };

/** What the chart comes to. A cut is counted from the price that it may be compared with, and never without it. */
export function priceFiguresView({ publishedAt, priceEvents }: Priced, now: Date): PriceFigure[] {
  const days = daysInStock(publishedAt, now);
  const cut = legalPriceCut(priceEvents, now);
  const lowest = lowestPriceBefore(priceEvents, now);
  const stay =
    publishedAt === null || days === null
      ? []
      : [
          {
            value: days === 1 ? "1 dag" : `${days} dagar`,
            label: `i lager, sedan ${formatDate(publishedAt)}`,
          },
        ];
  if (cut) {
    return [
      ...stay,
      {
        value: formatKronor(-cut.cut),
        label: `${cut.firstCutAt < cut.cutAt ? "sänkt i steg, senast" : "sänkt"} ${formatShortDay(cut.cutAt)}`,
      },
      { value: formatKronor(cut.referencePrice), label: referencePriceLabel(cut) },
    ];
  }
  return lowest === null
    ? stay
    : [...stay, { value: formatKronor(lowest), label: "lägst de senaste 30 dagarna" }];
}

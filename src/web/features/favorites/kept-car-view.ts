import type { Car } from "#domain/car/car.ts";
import { isReserved, isSold } from "#domain/car/status.ts";
import type { PriceEvent } from "#domain/price/price-event.ts";
import { type PriceSince, priceSince } from "#domain/price/price-since.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatKronor } from "#domain/text/kronor.ts";
import type { Orderable } from "#domain/visitor/favorite-order.ts";
import type { CarCardView } from "#web/features/car/car-card-view.ts";

/** What has become of the price since the car was saved, in words. */
export type SinceView = { kind: "lower" | "higher" | "same" | "priced"; what: string; when: string };

/** A car that a browser has kept, as it is now. */
export type KeptCarView = Orderable & {
  plate: string;
  card: CarCardView;
  state: "open" | "reserved" | "sold";
  since: SinceView | null;
  /** What to look at instead of a car that is sold. */
  similar: CarCardView[];
};

export type KeptCarsView = {
  /** Of the stock that was asked. */
  version: string;
  cars: KeptCarView[];
};

type KeptCar = Pick<Car, "licenseplate" | "status" | "mileage" | "price"> & {
  priceEvents: readonly PriceEvent[];
};

/** `savedAt` is null for what was only looked at. [FAVPAGE-3] */
export function keptCarView(
  car: KeptCar,
  card: CarCardView,
  { savedAt, similar, now }: { savedAt: Date | null; similar: CarCardView[]; now: Date },
): KeptCarView {
  const isPriced = card.price.kind === "plain" || card.price.kind === "cut";
  const price = isPriced ? car.price : null;
  const since = savedAt && priceSince({ price, priceEvents: car.priceEvents }, savedAt, now);
  return {
    plate: car.licenseplate,
    card,
    state: isSold(car.status) ? "sold" : isReserved(car.status) ? "reserved" : "open",
    since: since && savedAt && sinceView(since, savedAt),
    similar,
    change: since === null ? null : since.kind === "changed" ? since.by : 0,
    price,
    mileage: car.mileage,
    isForSale: !isSold(car.status) && !isReserved(car.status),
  };
}

/** "−15 000 kr" "sedan du sparade, 12 oktober 2026" [FAVPAGE-3] */
function sinceView(since: PriceSince, savedAt: Date): SinceView {
  if (since.kind === "priced")
    return { kind: "priced", what: "Pris satt", when: `${formatDate(since.at)}, efter att du sparade` };
  const when = `sedan du sparade, ${formatDate(savedAt)}`;
  if (since.kind === "unchanged") return { kind: "same", what: "Oförändrat", when };
  const amount = formatKronor(Math.abs(since.by));
  return since.by < 0
    ? { kind: "lower", what: `−${amount}`, when }
    : { kind: "higher", what: `+${amount}`, when };
}

import { formatDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import type { CarCardView } from "#features/cars/pages/car-card-view.ts";
import type { Car } from "#features/cars/rules/car.ts";
import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import { type PriceSince, priceSince } from "#features/cars/rules/price/price-since.ts";
import { isReserved, isSold } from "#features/cars/rules/status.ts";
import { pathWithLicenseplates } from "#features/catalogue/rules/filter-link.ts";
import { formatDayAndClock } from "#features/reservations/rules/format-moments.ts";
import type { SortableFavorite } from "../rules/favorite-order.ts";
import type { FavoriteState } from "../rules/favorite-visits.ts";

/** What has become of the price since the car was saved, in words. */
export type SinceView = { kind: "lower" | "higher" | "same" | "priced"; what: string; when: string };

/** A car that a browser has kept, as it is now. */
export type SavedCarView = SortableFavorite & {
  plate: string;
  card: CarCardView;
  state: FavoriteState;
  since: SinceView | null;
  /** What has become of its price since the moment that was asked for. */
  priceChange: "priced" | "repriced" | null;
  /** Where a car that can be bought is watched. */
  saveSearchTo: string | null;
  /** Where to wait for a car that somebody else holds, and how long they do, as far as we know. */
  taken: { until: string | null; to: string } | null;
  /** What to look at instead of a car that is sold. */
  similar: CarCardView[];
};

export type SavedCarsView = {
  /** Of the stock that was asked. */
  version: string;
  cars: SavedCarView[];
};

type SavedCar = Pick<Car, "licenseplate" | "status" | "mileage" | "price"> & {
  priceEvents: readonly PriceEvent[];
};

type SavedDetails = {
  /** Null for what was only looked at. */
  savedAt: Date | null;
  /** When the visitor saw the list before. */
  lookedAt: Date | null;
  /** The end of a reservation that stands; null where the store has set the car aside. */
  reservedUntil: Date | null;
  similar: CarCardView[];
  now: Date;
};

export function savedCarView(
  car: SavedCar,
  card: CarCardView,
  { savedAt, lookedAt, reservedUntil, similar, now }: SavedDetails,
): SavedCarView {
  const isPriced = card.price.kind === "plain" || card.price.kind === "cut";
  const price = isPriced ? car.price : null;
  const priceAt = (moment: Date | null) =>
    moment && priceSince({ price, priceEvents: car.priceEvents }, moment, now);
  const since = priceAt(savedAt);
  const isTaken = isReserved(car.status);
  return {
    plate: car.licenseplate,
    card,
    state: isSold(car.status) ? "sold" : isTaken ? "reserved" : "open",
    since: since && savedAt && sinceView(since, savedAt),
    priceChange: priceChangeOf(priceAt(lookedAt)),
    saveSearchTo:
      isSold(car.status) || isTaken ? null : pathWithLicenseplates(paths.savedSearch(), [car.licenseplate]),
    taken: isTaken
      ? { until: reservedUntil && formatDayAndClock(reservedUntil), to: paths.reserve(car.licenseplate) }
      : null,
    similar,
    change: since === null ? null : since.kind === "changed" ? since.by : 0,
    price,
    mileage: car.mileage,
    isForSale: !isSold(car.status) && !isTaken,
  };
}

function priceChangeOf(since: PriceSince | null): SavedCarView["priceChange"] {
  if (since === null || since.kind === "unchanged") return null;
  return since.kind === "priced" ? "priced" : "repriced";
}

/** "−15 000 kr" "sedan du sparade, 12 oktober 2026" */
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

import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { formatMil } from "#core/text/mileage.ts";
import { withUnbrokenNumbers } from "#core/text/unbroken-numbers.ts";
import type { Car } from "../rules/car.ts";
import type { CarImage } from "../rules/image.ts";
import type { MarketLevel } from "../rules/price/market-label.ts";
import type { PriceEvent } from "../rules/price/price-event.ts";
import { colours, fuels, gearboxes } from "../rules/vocabulary.ts";
import { shownOnCard } from "./card-pictures-view.ts";
import { mileagePosition } from "./mileage-position.ts";
import { type PriceView, priceView } from "./price-view.ts";
import { type ShownBadge, shownBadge } from "./shown-badge.ts";

/** All that a card shows, in words, and nothing more: this is what travels to the browser. */
export type CarCardView = {
  /** Null when there is no page about the car. */
  path: string | null;
  name: string;
  variant: string;
  picture: { url: string; alt: string; preview: string | null } | null;
  /** How many can be looked through on the card; none where nobody has counted them. */
  pictureCount?: number | undefined;
  badge: ShownBadge | null;
  mileage: string;
  mileagePercent: number;
  facts: string[];
  price: PriceView;
  /** Only in lists that carry the credit warning and its example. */
  monthly?: { cost: string; months: string; effectiveRate: string } | undefined;
  /** How the price lies to the market; nothing where nothing is to be said of it. */
  market?: MarketLevel | undefined;
  place: string;
};

type CardCar = Car & {
  coverImage: CarImage | null;
  pictureCount?: number;
  storeName: string;
  priceEvents: readonly PriceEvent[];
};

export function carCardView(car: CardCar, now: Date, level: MarketLevel | null): CarCardView {
  const price = priceView(car, now);
  return {
    path: paths.car(car),
    name: withUnbrokenNumbers(car.carName),
    variant: withUnbrokenNumbers(car.modelDescription),
    picture: car.coverImage?.url
      ? { url: car.coverImage.url, alt: pictureAlt(car), preview: car.coverImage.preview ?? null }
      : null,
    pictureCount: car.pictureCount && Math.min(car.pictureCount, shownOnCard),
    badge: shownBadge({ ...car, hasLegalCut: price.kind === "cut" }, { now, level }),
    mileage: formatMil(car.mileage),
    mileagePercent: mileagePosition(car.mileage),
    facts: [String(car.modelYear), fuels[car.fuelType], gearboxes[car.gearboxType]],
    price,
    ...(level && { market: level }),
    place: placeName(car.storeName),
  };
}

/** On a card the chain's own name goes without saying: "Bilkedjan Uppsala" → "Uppsala". */
export function placeName(storeName: string): string {
  const prefix = `${company.name} `;
  return storeName.startsWith(prefix) ? storeName.slice(prefix.length) : storeName;
}

function pictureAlt(car: Pick<Car, "carName" | "colour">): string {
  return `${car.carName}, ${colours[car.colour].toLowerCase()}`;
}

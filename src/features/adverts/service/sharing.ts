import { createHash } from "node:crypto";
import { formatKronor } from "#core/money/kronor.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import type { Car } from "#features/cars/rules/car.ts";
import type { CarImage } from "#features/cars/rules/image.ts";
import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import { isSold } from "#features/cars/rules/status.ts";
import { withVisiblePrice } from "#features/cars/rules/visible-price.ts";
import { fuels } from "#features/cars/rules/vocabulary.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { hasVariants } from "#platform/pictures/picture-variants.ts";
import type { SharingCard } from "#platform/pictures/sharing/sharing-card.ts";

/** What a shared page is shown with: a picture of ours, and words. The logo is the server's to add. */
export type Sharing = { picture: string; card: Omit<SharingCard, "logo"> };

type SharedCar = Car & { coverImage: CarImage | null; priceEvents: readonly PriceEvent[] };

export const sharingPath = "/files/share/";
/** Raised when the same words give another picture. */
const version = 1;

/** Null where there is no picture of ours to show: then the chain's own card is shown. */
export function sharingOfCar(sharedCar: SharedCar): Sharing | null {
  const car = withVisiblePrice(sharedCar);
  if (!car.coverImage || !hasVariants(car.coverImage.url)) return null;
  return {
    picture: car.coverImage.url,
    card: {
      heading: car.carName,
      detail: car.modelDescription,
      facts: `${car.modelYear} · ${formatMil(car.mileage)} · ${fuels[car.fuelType]}`,
      price: isSold(car.status) ? "Såld" : car.price === null ? null : formatKronor(car.price),
    },
  };
}

/** A store is shown with one of its cars. */
export function sharingOfStore(
  store: Pick<Store, "name" | "fullAddress">,
  cars: readonly Pick<SharedCar, "coverImage">[],
  carCount: number,
): Sharing | null {
  const picture = cars.map(({ coverImage }) => coverImage?.url).find((url) => url && hasVariants(url));
  if (!picture) return null;
  return {
    picture,
    card: {
      heading: store.name,
      detail: store.fullAddress,
      facts: `${formatNumber(carCount)} ${carCount === 1 ? "bil" : "bilar"} till salu`,
      price: null,
    },
  };
}

/** Another for all that is seen: whoever shares the page after a change of price gets a new picture. */
export function hashOfSharing({ picture, card }: Sharing): string {
  return createHash("sha256")
    .update(JSON.stringify([version, picture, card]))
    .digest("hex")
    .slice(0, 16);
}

export const sharingKinds = ["cars", "stores"] as const;
export type SharingKind = (typeof sharingKinds)[number];

export function sharingAddress(kind: SharingKind, name: string, sharing: Sharing): string {
  return `${sharingPath}${kind}/${name}/${hashOfSharing(sharing)}.jpg`;
}

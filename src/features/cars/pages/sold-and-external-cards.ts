import { formatDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { formatMil } from "#core/text/mileage.ts";
import { withUnbrokenNumbers } from "#core/text/unbroken-numbers.ts";
import type { Car } from "../rules/car.ts";
import { type ExternalAdvert, sellerKind, variantInTitle } from "../rules/external-advert.ts";
import type { CarImage } from "../rules/image.ts";
import type { PriceEvent } from "../rules/price/price-event.ts";
import type { Sale } from "../rules/sale.ts";
import { isSoldLongAgo } from "../rules/sold-long-ago.ts";
import { fuels, gearboxes } from "../rules/vocabulary.ts";
import { type CarCardView, carCardView } from "./car-card-view.ts";
import { mileagePosition } from "./mileage-position.ts";

type SoldCar = Car & {
  coverImage: CarImage | null;
  pictureCount?: number;
  storeName: string;
  priceEvents: readonly PriceEvent[];
  sale: Sale | null;
};

/** A sold car says when it was sold and for what; it promises no price. After years it has no page. */
export function soldCardView(car: SoldCar, now: Date): CarCardView {
  const price = car.sale?.price ?? car.price;
  return {
    ...carCardView(car, now, null),
    path: isSoldLongAgo(car.sale, now) ? null : paths.soldCar(car),
    price: {
      kind: "sold",
      price: price === null ? null : formatKronor(price),
      soldOn: car.sale ? `såld ${formatDate(car.sale.soldAt)}` : null,
    },
  };
}

/** What somebody else sells: without the name of a seller. */
export function externalCardView(advert: ExternalAdvert): CarCardView {
  return {
    path: paths.externalAdvert(advert.licenseplate),
    name: `${advert.make} ${advert.model}`,
    variant: withUnbrokenNumbers(variantInTitle(advert)),
    picture:
      advert.imageUrl === null
        ? null
        : { url: advert.imageUrl, alt: advert.title, preview: advert.imagePreview },
    badge: null,
    mileage: formatMil(advert.mileage),
    mileagePercent: mileagePosition(advert.mileage),
    facts: [String(advert.modelYear), fuels[advert.fuelType], gearboxes[advert.gearboxType]],
    price: { kind: "plain", price: formatKronor(advert.price) },
    place: `${advert.area}, ${sellerKind(advert).toLowerCase()}`,
  };
}

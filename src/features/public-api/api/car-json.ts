import { paths } from "#core/paths.ts";
import { badgeFor, badgeLabel } from "#features/cars/rules/badge.ts";
import { isWithoutRemarks, minTyreDepth } from "#features/cars/rules/condition-facts.ts";
import { highlightedImages } from "#features/cars/rules/gallery.ts";
import type { CarImage } from "#features/cars/rules/image.ts";
import { isSoldLongAgo } from "#features/cars/rules/sold-long-ago.ts";
import { isBeingPriced, isSold } from "#features/cars/rules/status.ts";
import { withVisiblePrice } from "#features/cars/rules/visible-price.ts";
import { announcedCut } from "#features/catalogue/service/stock/announced-cut.ts";
import type { CatalogCar, SoldCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import type { Market } from "#features/catalogue/service/with-market.ts";
import type { CarJson, SoldCarJson } from "./car-shape.ts";
import { factsJson } from "./fact-shapes.ts";

/** What a car needs to become JSON: its pictures, whose site it stands on, when the stock was as it is, and its market. */
export type CarJsonContext = {
  images: readonly CarImage[];
  publicOrigin: string;
  asOf: Date;
  levelOf: Market["levelOf"];
};

/**
 * Field by field, so that what is added to a car is not published by accident. The change feed gives cars that come
 * straight from the database: their prices are hidden here.
 */
export function carJson(
  catalogCar: CatalogCar,
  { images, publicOrigin, asOf, levelOf }: CarJsonContext,
): CarJson {
  const car = withVisiblePrice(catalogCar);
  const pictures = images.map((image) => imageJson(image, publicOrigin));
  const cut = announcedCut(car, asOf);
  const badge = badgeFor(car, asOf);
  return {
    id: car.id,
    licenseplate: car.licenseplate,
    url: `${publicOrigin}${isSold(car.status) ? paths.soldCar(car) : paths.car(car)}`,
    make: car.make,
    normalizedMake: car.normalizedMake,
    model: car.model,
    series: car.series,
    carName: car.carName,
    title: car.title,
    modelDescription: car.modelDescription,
    status: car.status,
    badge,
    badgeLabel: badge && badgeLabel(badge, levelOf(car)),
    isBeingPriced: isBeingPriced(car),
    isSold: isSold(car.status),
    location: { value: car.location, name: car.placeNames.location },
    physicalLocation: { value: car.physicalLocation, name: car.placeNames.physicalLocation },
    coverImage: car.coverImage === null ? null : imageJson(car.coverImage, publicOrigin),
    images: pictures,
    highlightedImages: highlightedImages(images).map((image) => imageJson(image, publicOrigin)),
    modelYear: car.modelYear,
    batteryHealth: car.batteryHealth,
    ...factsJson(car),
    tyreDepth: minTyreDepth(car),
    noRemarks: isWithoutRemarks(car),
    price: car.price,
    priceCut: cut === null || car.price === null ? null : { referencePrice: car.price + cut, cut },
    initialPrice: car.initialPrice,
    assignedPhoneNumber: car.assignedPhoneNumber,
    phoneNumber: car.phoneNumber,
    publishedAt: car.publishedAt?.toISOString() ?? null,
    totalViewCount: car.totalViewCount,
  };
}

/** What the car was sold for is its price now, as on the pages of sold cars. After years it has no page. */
export function soldCarJson(car: SoldCar, setting: CarJsonContext): SoldCarJson {
  const { sale } = car;
  const { url, ...rest } = carJson(car, setting);
  return {
    ...rest,
    url: isSoldLongAgo(sale, setting.asOf) ? null : url,
    price: sale?.price ?? car.price,
    sale: sale && {
      soldAt: sale.soldAt.toISOString(),
      deliveredAt: sale.deliveredAt?.toISOString() ?? null,
      price: sale.price,
      daysInStock: sale.daysInStock,
    },
  };
}

/** Others read our answers on their own sites, where an address without a host leads nowhere. */
function imageJson({ url, position, type, isHighlight }: CarImage, publicOrigin: string) {
  return { url: new URL(url, publicOrigin).href, position, type, isHighlight };
}

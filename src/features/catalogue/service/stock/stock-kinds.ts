import { stockholmDay } from "#core/dates/stockholm-day.ts";
import type { Car } from "#features/cars/rules/car.ts";
import type { ExternalAdvert } from "#features/cars/rules/external-advert.ts";
import { unknownFacts } from "#features/cars/rules/facts/car-fact.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import type { CarImage } from "#features/cars/rules/image.ts";
import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import type { Sale } from "#features/cars/rules/sale.ts";
import { status } from "#features/cars/rules/status.ts";
import { withVisiblePrice } from "#features/cars/rules/visible-price.ts";
import { bodyTypes, fuels, gearboxes } from "#features/cars/rules/vocabulary.ts";
import { type PlaceNames, textsOf } from "../../rules/matches-search.ts";
import { recommendationPoints } from "../../rules/recommendation.ts";
import { announcedCut, nextPriceAt } from "./announced-cut.ts";
import type { StockKind } from "./indexed-car.ts";

/** All that a card shows, so that a page of cars asks nothing of the database. */
export type CatalogCar = Car & {
  coverImage: CarImage | null;
  pictureCount?: number;
  remarkCount?: number | null;
  storeName: string;
  placeNames: PlaceNames;
  priceEvents: readonly PriceEvent[];
};

export type SoldCar = CatalogCar & { sale: Sale | null };

export type WatchedAdvert = ExternalAdvert & { id: number };

const identified = {
  idOf: ({ id }: { id: number }) => id,
  plateOf: ({ licenseplate }: { licenseplate: string }) => licenseplate,
  makeOf: ({ normalizedMake, series }: { normalizedMake: string; series: string }) => ({
    make: normalizedMake,
    series,
  }),
  modelYearOf: ({ modelYear }: { modelYear: number }) => modelYear,
};

function placesOfCar({ location, physicalLocation }: CatalogCar): readonly string[] {
  return [location, physicalLocation];
}

/** The facts have the names that the car itself has for them: one that is new to the filter needs no row here. */
function indexedFacts(car: CatalogCar) {
  return { ...car, names: [car.make, car.model, car.series, car.title], texts: textsOf(car) };
}

/** What is not sold: for sale, reserved, incoming, being priced. */
export const listedStock: StockKind<CatalogCar> = {
  ...identified,
  placesOf: placesOfCar,
  visible: withVisiblePrice,
  spreadsModels: true,
  factsOf: (car, now) => {
    const legalCut = announcedCut(car, now);
    return {
      ...indexedFacts(car),
      legalCut,
      // What the market says joins later: it is worked out beside the stock (with-market.ts).
      points: recommendationPoints({ ...car, legalCut }, { today: stockholmDay(now) }),
      validUntil: nextPriceAt(car.priceEvents, now),
    };
  },
};

/** Sold and delivered. "Published" is the day of the sale here, and no price is cut any more. */
export const soldStock: StockKind<SoldCar> = {
  ...identified,
  placesOf: placesOfCar,
  visible: (car) => car,
  spreadsModels: false,
  factsOf: (car) => ({
    ...indexedFacts(car),
    price: car.sale?.price ?? car.price,
    publishedAt: car.sale?.soldAt ?? car.publishedAt,
    legalCut: null,
    points: 0,
    validUntil: null,
  }),
};

/** What others advertise: they tell less, and what they do not tell no filter finds. */
export const externalStock: StockKind<WatchedAdvert> = {
  ...identified,
  placesOf: () => [],
  visible: (advert) => advert,
  spreadsModels: false,
  factsOf: (advert) => ({
    ...unknownFacts(carFacts),
    id: advert.id,
    licenseplate: advert.licenseplate,
    status: status.forSale,
    normalizedMake: advert.normalizedMake,
    series: advert.series,
    bodyType: advert.bodyType,
    location: null,
    physicalLocation: null,
    fuelType: advert.fuelType,
    gearboxType: advert.gearboxType,
    equipment: [],
    horsepower: advert.horsepower,
    batteryHealth: null,
    modelYear: advert.modelYear,
    mileage: advert.mileage,
    price: advert.price,
    publishedAt: advert.publishedAt,
    legalCut: null,
    points: 0,
    names: [advert.make, advert.model, advert.series, advert.title],
    texts: [
      advert.make,
      advert.model,
      advert.series,
      advert.title,
      bodyTypes[advert.bodyType],
      fuels[advert.fuelType],
      advert.gearboxType,
      gearboxes[advert.gearboxType],
      advert.area,
      advert.sellerName,
    ],
    validUntil: null,
  }),
};

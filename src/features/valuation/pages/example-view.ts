import { formatDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { formatMil } from "#core/text/mileage.ts";
import type { ShownPicture } from "#features/cars/pages/car-picture.tsx";
import type { Car } from "#features/cars/rules/car.ts";
import type { CarImage } from "#features/cars/rules/image.ts";
import { type Sale, soldForText } from "#features/cars/rules/sale.ts";
import type { Offer } from "../rules/buying-price.ts";
import { type OfferView, offerView } from "./result-view.ts";

type Example = {
  car: Car & { coverImage: CarImage | null };
  sale: Sale;
  offer: Offer;
  usualHalf: number;
  cars: number;
};

export type ExampleView = {
  title: string;
  facts: string;
  picture: ShownPicture | null;
  offer: OfferView;
  /** What the car was in fact sold for. */
  sold: string;
  /** How wide the range is for others. */
  usual: string;
  to: string;
};

/** A valuation of a car of ours that was sold, in the words of an answer, and what it is. */
export function exampleView({ car, sale, offer, usualHalf, cars }: Example, now: Date): ExampleView {
  return {
    title: `${car.make} ${car.model}`,
    facts: `${car.modelYear}, ${formatMil(car.mileage)}`,
    picture: car.coverImage && {
      url: car.coverImage.url,
      alt: `${car.make} ${car.model} från ${car.modelYear}`,
      preview: car.coverImage.preview ?? null,
    },
    offer: offerView(offer, () => null, { now, validUntil: "" }),
    sold: `Bilen såldes hos oss ${formatDate(sale.soldAt)}, ${soldForText} ${formatKronor(sale.price)}. Så här värderar vi den i dag, i normalt skick.`,
    usual: `Av de ${cars} bilar vi sålde senast får hälften ett intervall på högst ±${Math.ceil(usualHalf * 100)} %.`,
    to: paths.sold(),
  };
}

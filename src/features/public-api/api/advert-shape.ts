import * as z from "zod";
import { maskedSeller } from "#core/person/seller-identity.ts";
import { fuelCodes } from "#features/cars/rules/vocabulary.ts";
import type { WatchedAdvert } from "#features/catalogue/service/stock/stock-kinds.ts";
import { moment, withDescription } from "#platform/http/described.ts";
import { carShape } from "./car-shape.ts";

export const advertShape = z.object({
  id: z.int(),
  licenseplate: z.string(),
  make: z.string(),
  normalizedMake: z.string(),
  model: z.string(),
  series: z.string(),
  title: z.string(),
  modelYear: z.int(),
  mileage: withDescription(z.int(), "Mil (1 mil = 10 km)"),
  bodyType: carShape.shape.bodyType,
  gearboxType: carShape.shape.gearboxType,
  fuelType: z.literal(fuelCodes),
  horsepower: z.int(),
  price: withDescription(z.int(), "Kronor"),
  seller: withDescription(z.string(), "Initialer, aldrig ett namn"),
  sellerIsPrivate: z.boolean(),
  area: z.string(),
  publishedAt: moment,
  imageUrl: z.url().nullable(),
  url: withDescription(z.url().nullable(), "Annonsen hos säljaren; null när vi inte känner till den"),
});

/** No name of a seller leaves us. */
export function advertJson(advert: WatchedAdvert, publicOrigin: string): z.infer<typeof advertShape> {
  const { sellerName, removedAt, ...fields } = advert;
  return {
    ...fields,
    seller: maskedSeller({ name: sellerName, number: "" }),
    publishedAt: advert.publishedAt.toISOString(),
    imageUrl: advert.imageUrl === null ? null : new URL(advert.imageUrl, publicOrigin).href,
  };
}

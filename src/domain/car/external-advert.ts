import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { BodyType, FuelCode, Gearbox } from "./vocabulary.ts";

/** A car that somebody else advertises, watched by our buyers. */
export type ExternalAdvert = {
  licenseplate: LicensePlate;
  make: string;
  normalizedMake: string;
  model: string;
  series: string;
  title: string;
  modelYear: number;
  mileage: number;
  bodyType: BodyType;
  gearboxType: Gearbox;
  fuelType: FuelCode;
  horsepower: number;
  price: number;
  sellerName: string;
  sellerIsPrivate: boolean;
  area: string;
  publishedAt: Date;
  removedAt: Date | null;
  imageUrl: string | null;
};

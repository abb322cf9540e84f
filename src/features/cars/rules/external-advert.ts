import type { LicensePlate } from "#core/plate/license-plate.ts";
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
  /** What stands in its place until it is there. */
  imagePreview: string | null;
  /** The advert where the seller has it; null when we do not know. */
  url: string | null;
};

/** What sort of seller it is, and nothing more: who it is stays between the two. */
export function sellerKind({ sellerIsPrivate }: Pick<ExternalAdvert, "sellerIsPrivate">): string {
  return sellerIsPrivate ? "Privat säljare" : "Företag";
}

/** What the title says beyond make and model, which stand beside it: "Volvo V60 D4 Momentum" → "D4 Momentum". */
export function variantInTitle({
  make,
  model,
  title,
}: Pick<ExternalAdvert, "make" | "model" | "title">): string {
  const name = `${make} ${model}`;
  if (title === name) return "";
  return title.startsWith(`${name} `) ? title.slice(name.length + 1) : title;
}

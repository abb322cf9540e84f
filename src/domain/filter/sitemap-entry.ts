import type { Car } from "#domain/car/car.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";

/** An advert as the site map names it. */
export type SitemapEntry = {
  make: string;
  licenseplate: LicensePlate;
  displayImage: string | null;
  advertTitle: string;
};

/** The make is the one that stands in the address of the advert. [LIST-11] */
export function sitemapEntryFor(
  car: Pick<Car, "normalizedMake" | "licenseplate" | "title">,
  displayImage: string | null,
): SitemapEntry {
  return { make: car.normalizedMake, licenseplate: car.licenseplate, displayImage, advertTitle: car.title };
}

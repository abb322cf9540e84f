import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Car } from "#features/cars/rules/car.ts";

/** An advert as the site map names it. */
export type SitemapEntry = {
  make: string;
  licenseplate: LicensePlate;
  displayImage: string | null;
  advertTitle: string;
};

/** The make is the one that stands in the address of the advert. */
export function sitemapEntryFor(
  car: Pick<Car, "normalizedMake" | "licenseplate" | "title">,
  displayImage: string | null,
): SitemapEntry {
  return { make: car.normalizedMake, licenseplate: car.licenseplate, displayImage, advertTitle: car.title };
}

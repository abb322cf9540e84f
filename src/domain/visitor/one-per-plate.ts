import type { LicensePlate } from "#domain/plate/license-plate.ts";

/** The first of each plate, in order. A car is in a visitor's list or it is not; it is never there twice. [FAV-5] [STATE-12] */
export function onePerPlate<Item extends { licenseplate: LicensePlate }>(items: readonly Item[]): Item[] {
  const seen = new Set<LicensePlate>();
  return items.filter(({ licenseplate }) => {
    const isNew = !seen.has(licenseplate);
    seen.add(licenseplate);
    return isNew;
  });
}

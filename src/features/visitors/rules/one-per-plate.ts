import type { LicensePlate } from "#core/plate/license-plate.ts";
import { plateText } from "#core/plate/plate-text.ts";

/** The first of each plate, in order. A car is in a visitor's list or it is not; it is never there twice. */
export function onePerPlate<Item extends { licenseplate: LicensePlate }>(items: readonly Item[]): Item[] {
  const seen = new Set<LicensePlate>();
  return items.filter((item) => {
    const plate = plateText(item.licenseplate);
    const isNew = !seen.has(plate);
    seen.add(plate);
    return isNew;
  });
}

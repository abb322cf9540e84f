import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isSamePlate } from "#core/plate/plate-text.ts";

type ComparedPlate = { licenseplate: LicensePlate };

/** As many as somebody looks through; the oldest goes. */
const maxPlates = 20;

/** The newest first, each once. */
export function withComparedPlate(plates: readonly ComparedPlate[], plate: LicensePlate): ComparedPlate[] {
  return [{ licenseplate: plate }, ...withoutComparedPlate(plates, plate)].slice(0, maxPlates);
}

export function withoutComparedPlate(plates: readonly ComparedPlate[], plate: string): ComparedPlate[] {
  return plates.filter(({ licenseplate }) => !isSamePlate(licenseplate, plate));
}

import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { CarParts } from "../../rules/car-parts.ts";

export type PartProps = {
  parts: CarParts;
  plate: LicensePlate;
  /** The calls of this car begin so. */
  path: string;
  canEdit: boolean;
  onSaved: (parts: CarParts) => void;
  onConflict: () => void;
};

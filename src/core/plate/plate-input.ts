import { displayPlate } from "./display-plate.ts";
import { findPlate } from "./find-plate.ts";
import type { LicensePlate } from "./license-plate.ts";

/** What the plate field looks like while somebody types. There is no message: a wrong plate is only marked. */
export type PlateInput =
  | { state: "empty"; shown: string; readOnly: false }
  | { state: "invalid"; shown: string; readOnly: false }
  | { state: "valid"; shown: string; readOnly: true; plate: LicensePlate };

export function plateInputFromText(text: string): PlateInput {
  // What is judged is what is shown: upper case turns a few foreign letters into Latin ones.
  const shown = text.toUpperCase();
  if (shown.trim() === "") return { state: "empty", shown, readOnly: false };

  const plate = findPlate(shown);
  if (plate === null) return { state: "invalid", shown, readOnly: false };
  return { state: "valid", shown: displayPlate(plate), readOnly: true, plate };
}

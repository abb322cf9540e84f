import { findPlate } from "./find-plate.ts";

/** The error at the field when a form is sent without a valid plate; null when the plate is valid. */
export function plateErrorText(input: string): string | null {
  if (input.trim() === "") return "Skriv bilens registreringsnummer, till exempel ABC 123.";
  if (findPlate(input) !== null) return null;
  return "Det ser inte ut som ett svenskt registreringsnummer. Det har tre bokstäver, två siffror och ett tecken till, som ABC 123 eller ABC 12D.";
}

import type { FuelCode } from "./vocabulary.ts";

/** Grams of carbon dioxide that a litre (gas: a kilogram) gives when it burns; what a battery gives is not counted. */
const gramsPerLitre = { 1: 2_320, 2: 2_640, 3: 0, 4: 2_320, 5: 2_320, 6: 1_650 } as const satisfies Record<
  FuelCode,
  number
>;

/** Grams a km, from what a car draws on 100 km. */
export function gramsPerKm(consumption: number, fuelType: FuelCode): number {
  return (consumption * gramsPerLitre[fuelType]) / 100;
}

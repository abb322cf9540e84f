import type { Car } from "#features/cars/rules/car.ts";
import type { DemoCarChoice } from "./age-and-mileage.ts";
import type { Random } from "./random.ts";

type Checked = Pick<Car, "inspectedOn" | "inspectionComplete" | "batteryHealth">;

/** What is known of a car that our workshop has not had yet. */
export const notChecked: Checked = { inspectedOn: null, inspectionComplete: false, batteryHealth: null };

/** Our technician's day with the car: before it is advertised, battery and all. */
export function workshopCheckOn(random: Random, choice: DemoCarChoice, mileage: number, at: Date): Checked {
  const inspectedOn = at.toISOString().slice(0, 10);
  return {
    inspectedOn,
    inspectionComplete: true,
    batteryHealth: batteryHealth(random, choice, mileage, inspectedOn),
  };
}

function batteryHealth(
  random: Random,
  { ageYears, variant }: DemoCarChoice,
  mileage: number,
  measuredOn: string,
): Car["batteryHealth"] {
  if (variant.fuel !== 3 && variant.fuel !== 5) return null;
  const worn = 1.2 * ageYears + mileage / 4_500 + random.normal(1, 1.2);
  return {
    percent: Math.max(72, Math.min(100, Math.round(100 - Math.max(0, worn)))),
    method:
      variant.fuel === 3 && random.chance(0.4) ? "Fulladdningstest" : "Avläsning av bilens batterisystem",
    measuredOn,
  };
}

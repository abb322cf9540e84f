import { yearsBetween } from "#core/dates/years-between.ts";
import type { VehicleFacts } from "#features/vehicle-register/rules/vehicle.ts";

type Inspected = Pick<
  VehicleFacts,
  "firstRegisteredOn" | "modelYear" | "lastInspectionOn" | "lastInspectionMileage"
>;

export type LikelyMileage = { perYear: number; sinceInspection: number; now: number };

/** A car that is younger at its inspection tells nothing of how far it goes in a year. */
const youngestYears = 0.5;

/** How far a car has gone by now, if it went on as it had until its last inspection; null where nobody knows. */
export function likelyMileage(car: Inspected, now: Date): LikelyMileage | null {
  const { lastInspectionOn: on, lastInspectionMileage: mil } = car;
  if (on === null || mil === null) return null;
  const born = new Date(car.firstRegisteredOn ?? `${car.modelYear}-07-01`);
  const inspected = new Date(on);
  const age = yearsBetween(born, inspected);
  if (age < youngestYears) return null;
  const perYear = mil / age;
  const since = perYear * Math.max(0, yearsBetween(inspected, now));
  return { perYear: tens(perYear), sinceInspection: tens(since), now: tens(mil + since) };
}

const tens = (mil: number) => Math.round(mil / 10) * 10;

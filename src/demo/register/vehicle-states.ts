import type { LicensePlate } from "#core/plate/license-plate.ts";
import { randomFrom } from "../random.ts";

/**
 * What may be the matter with a vehicle in the demo's register, how many of a thousand plates are so, and a plate that
 * always is. With two of I, Q and V these plates belong to nobody, and to no car of the demo stock either.
 */
export const vehicleStates = {
  usual: { perMille: 715, example: "qvi008" },
  unknown: { perMille: 60, example: "qvi001" },
  deregistered: { perMille: 30, example: "qvi002" },
  stolen: { perMille: 5, example: "qvi003" },
  leased: { perMille: 80, example: "qvi004" },
  inDebt: { perMille: 40, example: "qvi005" },
  drivingBan: { perMille: 20, example: "qvi006" },
  offRoad: { perMille: 50, example: "qvi007" },
} as const satisfies Record<string, { perMille: number; example: string }>;
export type VehicleState = keyof typeof vehicleStates;

const names = Object.keys(vehicleStates) as VehicleState[];

export function stateOf(plate: LicensePlate): VehicleState {
  const exampleName = names.find((name) => vehicleStates[name].example === plate);
  return (
    exampleName ?? randomFrom(`register/lot/${plate}`).weighted(names, (name) => vehicleStates[name].perMille)
  );
}

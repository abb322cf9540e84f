import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Vehicle, VehicleFacts } from "./vehicle.ts";

/**
 * Why there is no vehicle: the register knows no such plate, there is no register to ask, or it cannot answer now. In
 * all three the visitor types the facts.
 */
type NotFound = { kind: "unknown" } | { kind: "noRegister" } | { kind: "unavailable" };

/** What a visitor is told of a plate. */
export type VehicleLookup = { kind: "found"; vehicle: VehicleFacts } | NotFound;
/** The port of pages: never throws, and never tells of a person. */
export type FindVehicle = (plate: LicensePlate) => Promise<VehicleLookup>;

/** What a register answers, staff's part included. */
export type RegisterLookup = { kind: "found"; vehicle: Vehicle } | NotFound;
/** The port of registers. What goes wrong is an answer too: whoever asks has somebody waiting. */
export type VehicleRegister = (plate: LicensePlate) => Promise<RegisterLookup>;

/** Where nobody has named a register. */
export const noRegister: VehicleRegister = async () => ({ kind: "noRegister" });

/** The part that anybody may know. */
export function forVisitor(lookup: RegisterLookup): VehicleLookup {
  return lookup.kind === "found" ? { kind: "found", vehicle: lookup.vehicle.facts } : lookup;
}

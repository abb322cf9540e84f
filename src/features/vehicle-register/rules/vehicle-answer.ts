import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Vehicle, VehicleFacts } from "./vehicle.ts";

/**
 * Why there is no vehicle: the register knows no such plate, there is no register to ask, or it cannot answer now. In
 * all three the visitor types the facts.
 */
type NotFound = { kind: "unknown" } | { kind: "noRegister" } | { kind: "unavailable" };

/** What a visitor is told of a plate. */
export type VehicleAnswer = { kind: "found"; vehicle: VehicleFacts } | NotFound;
/** The port of pages: never throws, and never tells of a person. */
export type FindVehicle = (plate: LicensePlate) => Promise<VehicleAnswer>;

/** What a register answers, staff's part included. */
export type RegisterAnswer = { kind: "found"; vehicle: Vehicle } | NotFound;
/** The port of registers. What goes wrong is an answer too: whoever asks has somebody waiting. */
export type VehicleRegister = (plate: LicensePlate) => Promise<RegisterAnswer>;

/** Where nobody has named a register. */
export const noRegister: VehicleRegister = async () => ({ kind: "noRegister" });

/** The part that anybody may know. */
export function forVisitor(answer: RegisterAnswer): VehicleAnswer {
  return answer.kind === "found" ? { kind: "found", vehicle: answer.vehicle.facts } : answer;
}

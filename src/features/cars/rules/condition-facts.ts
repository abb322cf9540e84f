import type { Car } from "./car.ts";

/** The facts that the condition is computed from. `remarkCount` is missing for stocks without the technician's findings. */
type Checked = { readonly [Fact in CheckedFact]: Car[Fact] | null } & {
  readonly remarkCount?: number | null | undefined;
};
type CheckedFact =
  | "inspectedOn"
  | "inspectionComplete"
  | "batteryHealth"
  | "tyreDepthFront"
  | "tyreDepthRear";

/** State of health in percent, for cars that have been inspected, as on the advert. */
export function batteryPercent({ inspectedOn, batteryHealth }: Checked): number | null {
  return inspectedOn === null ? null : (batteryHealth?.percent ?? null);
}

/** Of the shallower axle; null unless both are known. */
export function minTyreDepth({ inspectedOn, tyreDepthFront, tyreDepthRear }: Checked): number | null {
  if (inspectedOn === null || tyreDepthFront === null || tyreDepthRear === null) return null;
  return Math.min(tyreDepthFront, tyreDepthRear);
}

/** False with any remark; true only if the whole protocol is known. Null: not known. */
export function isWithoutRemarks({ inspectedOn, inspectionComplete, remarkCount }: Checked): boolean | null {
  if (remarkCount === null || remarkCount === undefined) return null;
  if (remarkCount > 0) return false;
  return inspectedOn !== null && inspectionComplete === true ? true : null;
}

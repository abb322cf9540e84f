import type { Car } from "./car.ts";

/** What condition is judged by. `remarkCount` is not said by stocks that do not tell what a technician wrote down. */
type Checked = { readonly [Fact in CheckedFact]: Car[Fact] | null } & {
  readonly remarkCount?: number | null | undefined;
};
type CheckedFact =
  | "inspectedOn"
  | "inspectionComplete"
  | "batteryHealth"
  | "tyreDepthFront"
  | "tyreDepthRear";

/** State of health in percent. What is measured is measured in the check, as on the advert. */
export function batteryPercent({ inspectedOn, batteryHealth }: Checked): number | null {
  return inspectedOn === null ? null : (batteryHealth?.percent ?? null);
}

/** The shallower axle; where one of the two is not known, neither is the least of them. */
export function minTyreDepth({ inspectedOn, tyreDepthFront, tyreDepthRear }: Checked): number | null {
  if (inspectedOn === null || tyreDepthFront === null || tyreDepthRear === null) return null;
  return Math.min(tyreDepthFront, tyreDepthRear);
}

/** One remark is enough to have some; to have none the whole protocol must be known. Null: not known. */
export function isWithoutRemarks({ inspectedOn, inspectionComplete, remarkCount }: Checked): boolean | null {
  if (remarkCount === null || remarkCount === undefined) return null;
  if (remarkCount > 0) return false;
  return inspectedOn !== null && inspectionComplete === true ? true : null;
}

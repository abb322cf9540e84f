import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import { callStaff } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import type { BatchDone } from "./bulk-dialog.tsx";

/** `withoutCut`: whose price is back, but whose cut is shown no longer. */
type UndoDone = BatchDone & { withoutCut: readonly LicensePlate[] };

/** What has just been done to many cars. */
export type LastBatch =
  | ({ kind: "bulk" } & BatchDone)
  | ({ kind: "undo" } & UndoDone)
  | { kind: "import"; batch: string; added: number; changed: number };

export const carsText = (count: number) => `${formatNumber(count)} ${count === 1 ? "bil" : "bilar"}`;

/** Takes a batch back; what could not be, in one text with the reason of each car. */
export async function undoBatch(batch: string): Promise<{ done: LastBatch } | { failed: string }> {
  try {
    const undone = await callStaff<UndoDone>("/api/staff/cars/undo", { body: { batch } });
    return { done: { kind: "undo", ...undone } };
  } catch (error) {
    const { message, errors } = asProblem(error);
    const reasons = errors.map(({ field, message: why }) => `${field.toUpperCase()}: ${why}`);
    return { failed: [message, ...reasons].join(". ") };
  }
}

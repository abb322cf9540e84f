import { formatNumber } from "#core/text/number.ts";
import { callStaff } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import type { BatchDone } from "./bulk-dialog.tsx";

/** What has just been done to many cars. */
export type Done =
  | ({ kind: "bulk" | "undo" } & BatchDone)
  | { kind: "import"; batch: string; added: number; changed: number };

export const carsText = (count: number) => `${formatNumber(count)} ${count === 1 ? "bil" : "bilar"}`;

/** Takes a batch back; what could not be, in one text with the reason of each car. [STOCKLIST-10] */
export async function undoBatch(batch: string): Promise<{ done: Done } | { failed: string }> {
  try {
    const undone = await callStaff<BatchDone>("/api/staff/cars/undo", { body: { batch } });
    return { done: { kind: "undo", ...undone } };
  } catch (error) {
    const { message, errors } = asProblem(error);
    const reasons = errors.map(({ field, message: why }) => `${field.toUpperCase()}: ${why}`);
    return { failed: [message, ...reasons].join(". ") };
  }
}

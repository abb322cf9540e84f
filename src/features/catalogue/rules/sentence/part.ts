import type { ListName, ReadCriterion } from "./criterion.ts";
import type { Negator } from "./words-for-negations.ts";

/** A sentence as a row of criteria and of the small words between them. */
export type SentencePart =
  | (ReadCriterion & { type: "criterion" })
  | { type: "not"; negator: Negator; at: number; next: number }
  | { type: "doubt"; at: number; next: number }
  | { type: "or" | "and" | "comma" | "filler" | "sign" | "joint"; at: number; next: number }
  /** `isNoWord`: a number that belongs to no noun, or what the filter cannot ask: never searched for. */
  | { type: "unread"; isNoWord?: true; note?: string; at: number; next: number };

/** Whether a hybrid is asked for. */
export function isHybridCriterion(part: SentencePart | undefined): boolean {
  return (
    isOf(["fuelTypes"], part) &&
    part?.type === "criterion" &&
    part.criterion.kind === "list" &&
    part.criterion.values.includes("5")
  );
}

/** The series or the make that is asked for. */
export function modelIn(part: SentencePart | undefined): string | null {
  return isCar(part) && part?.type === "criterion" && part.criterion.kind === "list"
    ? (part.criterion.values[0] ?? null)
    : null;
}

export function isCar(part: SentencePart | undefined): boolean {
  return isOf(["brands", "series"], part);
}

function isOf(fields: readonly ListName[], part: SentencePart | undefined): boolean {
  return (
    part?.type === "criterion" && part.criterion.kind === "list" && fields.includes(part.criterion.field)
  );
}

/** A place without a store asks nothing, and is a place all the same. */
export function isPlace(part: SentencePart | undefined): boolean {
  return isOf(["facilities"], part) || (part?.type === "criterion" && part.criterion.kind === "nothing");
}

export function isListing(part: SentencePart | undefined): boolean {
  return part?.type === "or" || part?.type === "and" || part?.type === "comma";
}

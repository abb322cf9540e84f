import { findPlate } from "#core/plate/find-plate.ts";

/** What somebody with a plate in hand came for. */
export type PlatePrompt = { label: string; button: string };

/** How far it has come: nothing written yet, something that is no plate, or a plate. */
export type PlateSubmission = { state: "asked" } | { state: "invalid"; raw: string } | { state: "received" };

export function plateSubmissionFrom(raw: string | null): PlateSubmission {
  if (raw === null) return { state: "asked" };
  if (findPlate(raw) === null) return { state: "invalid", raw: raw.trim().slice(0, 20) };
  return { state: "received" };
}

import { findPlate } from "#core/plate/find-plate.ts";

/** What somebody with a plate in hand came for. */
export type PlateErrand = { label: string; button: string };

/** How far it has come: nothing written yet, something that is no plate, or a plate. */
export type PlateStart = { state: "asked" } | { state: "invalid"; written: string } | { state: "received" };

export function plateStartFrom(written: string | null): PlateStart {
  if (written === null) return { state: "asked" };
  if (findPlate(written) === null) return { state: "invalid", written: written.trim().slice(0, 20) };
  return { state: "received" };
}

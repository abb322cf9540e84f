import { createContext } from "react-router";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { LetterState } from "#platform/mail/letter-state.ts";
import type { CarToHold } from "./rules/hold-refusal.ts";
import type { HoldRow } from "./storage/holds.ts";
import type { CarOfWait, WaitRow } from "./storage/waits.ts";

/** Reservations for whoever has a signed address. */
export type ReservationsByLink = {
  /** The second is the signed proof of a place in line, where the visitor has one. */
  stateOf: (plate: LicensePlate, turn: string | null) => Promise<CarToHold | null>;
  /** Until when cars are held, by their plates; those that nobody holds are left out. */
  endsOf: (plates: readonly LicensePlate[]) => Promise<ReadonlyMap<string, Date>>;
  turnOf: (turn: string | null) => number | null;
  find: (token: string) => Promise<HoldRow | null>;
  /** What became of the last of these letters. */
  findLetter: (keys: readonly string[]) => Promise<LetterState | null>;
  findWait: (token: string) => Promise<(WaitRow & { car: CarOfWait; place: number | null }) | null>;
};

export const reservationsContext = createContext<ReservationsByLink>();

import { createContext } from "react-router";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { EmailState } from "#platform/mail/email-state.ts";
import type { CarToReserve } from "./rules/reservation-refusal.ts";
import type { ReservationRow } from "./storage/reservations.ts";
import type { WaitingListCar, WaitingListRow } from "./storage/waiting-list.ts";

/** Reservations for whoever has a signed address. */
export type ReservationsByLink = {
  /** The second is the signed proof of a place on the waiting list, where the visitor has one. */
  stateOf: (plate: LicensePlate, headStart: string | null) => Promise<CarToReserve | null>;
  /** Until when cars are held, by their plates; those that nobody holds are left out. */
  endsOf: (plates: readonly LicensePlate[]) => Promise<ReadonlyMap<string, Date>>;
  waitId: (headStart: string | null) => number | null;
  find: (token: string) => Promise<ReservationRow | null>;
  /** The state of the last of these e-mails. */
  findEmailState: (keys: readonly string[]) => Promise<EmailState | null>;
  findWait: (
    token: string,
  ) => Promise<(WaitingListRow & { car: WaitingListCar; position: number | null }) | null>;
};

export const reservationsContext = createContext<ReservationsByLink>();

import type { ReservationEnd } from "./reservation-terms.ts";

/** Which e-mails tell of a reservation as it stands now: the confirmation, or that it is over. */
export function reservationEmailKeys(number: string, ended: ReservationEnd | null): string[] {
  return ended === null
    ? [`hold-confirmation:${number}`]
    : [`hold-${ended}:${number}`, `hold-released:${number}`];
}

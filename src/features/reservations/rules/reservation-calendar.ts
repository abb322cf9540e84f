import { company } from "#core/company/company.ts";
import { calendarFile } from "#core/dates/calendar-file.ts";
import type { FrozenAdvert } from "./frozen-advert.ts";
import { reservationTerms } from "./reservation-terms.ts";

const msPerHour = 3_600_000;

type ReservedSpan = { number: string; reservedAt: Date; until: Date };

/** The reservation, its reminder and the store, for the holder's own calendar. */
export function reservationCalendar(
  { number, reservedAt, until }: ReservedSpan,
  { name, plate, store }: FrozenAdvert,
): string {
  return calendarFile({
    start: reservedAt,
    end: until,
    uid: `reservation-${number.toLowerCase()}@${company.email.split("@")[1]}`,
    // One that was made longer takes the place of the one before.
    sequence: Math.round((until.getTime() - reservedAt.getTime()) / msPerHour) - reservationTerms.hours,
    writtenAt: reservedAt,
    isCancelled: false,
    summary: `${name}, ${plate}, är reserverad åt dig`,
    place: `${store.name}, ${store.address}`,
    description: `Bilen släpps av sig själv när tiden är slut. Butiken når du på ${store.phone}.`,
    invitation: null,
    remindHours: reservationTerms.remindHours,
  });
}

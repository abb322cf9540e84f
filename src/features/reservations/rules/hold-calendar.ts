import { company } from "#core/company/company.ts";
import { calendarFile } from "#core/dates/calendar-file.ts";
import type { FrozenAdvert } from "./frozen-advert.ts";
import { holdTerms } from "./hold-terms.ts";

const msPerHour = 3_600_000;

type Held = { number: string; heldAt: Date; until: Date };

/** The hold, its reminder and the store, for the holder's own calendar. */
export function holdCalendar({ number, heldAt, until }: Held, { name, plate, store }: FrozenAdvert): string {
  return calendarFile({
    start: heldAt,
    end: until,
    uid: `reservation-${number.toLowerCase()}@${company.email.split("@")[1]}`,
    // One that was made longer takes the place of the one before.
    sequence: Math.round((until.getTime() - heldAt.getTime()) / msPerHour) - holdTerms.hours,
    writtenAt: heldAt,
    isCancelled: false,
    summary: `${name}, ${plate}, är reserverad åt dig`,
    place: `${store.name}, ${store.address}`,
    description: `Bilen släpps av sig själv när tiden är slut. Butiken når du på ${store.phone}.`,
    invitation: null,
    remindHours: holdTerms.remindHours,
  });
}

import { holidaysOn } from "#core/dates/public-holidays.ts";
import { type CalendarDay, weekdayOf } from "#core/dates/stockholm-day.ts";
import { type Hours, type HoursOn, storeHoursOn } from "#features/stores/rules/opening-hours.ts";
import type { Store } from "#features/stores/rules/store.ts";
import type { SlotTimes } from "./slots.ts";
import { type BookingKind, timeRules } from "./time-rules.ts";
import { workshopTerms } from "./workshop-works.ts";

/** All that can be booked of one store and of one kind. */
export type Bookable = SlotTimes & { kind: BookingKind; storeSlug: string };

/** The car itself is what only one can have at a time. */
export function testDriveAt(store: Store): Bookable {
  return { ...ofKind("testDrive", store), hoursOn: storeHoursOn(store.hours), places: [null] };
}

/** An appraiser, while the store is open. */
export function visitAt(store: Store): Bookable {
  return {
    ...ofKind("visit", store),
    hoursOn: storeHoursOn(store.hours),
    places: placesOf("visit", store, store.appraisers),
  };
}

/** An appraiser at home, within half a working day, from the first that the rules of delivery allow. */
export function homeVisitFrom(store: Store, hours: Hours, firstDay: CalendarDay): Bookable {
  return {
    ...ofKind("pickup", store),
    hoursOn: onWorkdays(store, hours),
    places: placesOf("pickup", store, store.pickups),
    firstDay,
  };
}

/** A place in the workshop, for as long as the work takes. */
export function workshopAt(store: Store, minutes: number): Bookable {
  return {
    ...ofKind("workshop", store),
    minutes,
    hoursOn: onWorkdays(store, workshopTerms.hours),
    places: placesOf("workshop", store, store.workshopPlaces),
  };
}

function ofKind<Kind extends BookingKind>(kind: Kind, { slug }: Store) {
  return { ...timeRules[kind], kind, storeSlug: slug };
}

function placesOf(kind: BookingKind, { slug }: Store, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${kind}/${slug}/${at + 1}`);
}

/** Never on a weekend, a holiday or a day on which the store is closed. */
function onWorkdays(store: Store, hours: Hours): HoursOn {
  const open = storeHoursOn(store.hours);
  const isWorkday = (day: CalendarDay) => weekdayOf(day) % 6 !== 0 && holidaysOn(day).length === 0;
  return (day) => (isWorkday(day) && open(day) !== null ? hours : null);
}

import { stockholmDay } from "#domain/calendar/stockholm-day.ts";
import { nextClosedDays } from "#domain/store/closed-days.ts";
import { distanceText } from "#domain/store/distance.ts";
import { nearestFirst } from "#domain/store/nearest-stores.ts";
import { storeHoursOn } from "#domain/store/opening-hours.ts";
import { hoursText, storeWeek } from "#domain/store/opening-hours-text.ts";
import type { Store, StoreKind } from "#domain/store/store.ts";
import { carCountText } from "#domain/text/car-count.ts";
import { formatDate } from "#domain/text/dates.ts";
import { type PhoneLink, phoneLink } from "#domain/text/phone-link.ts";
import { withUnbrokenNumbers } from "#domain/text/unbroken-numbers.ts";
import { paths } from "#paths";
import { type OpeningView, openingView } from "./store-line.ts";

export type StorePageView = {
  path: string;
  name: string;
  place: string;
  note: string | null;
  address: string;
  phone: PhoneLink;
  opening: OpeningView;
  week: { days: string; hours: string }[];
  /** What holds on holidays that are not among the closed days. */
  redDays: string;
  /** Days ahead that differ from the week. [HOURS-14] */
  exceptions: { date: string; on: string; hours: string }[];
  closedDays: { name: string; date: string; on: string }[];
  carCount: string;
  carsPath: string;
  neighbours: { place: string; path: string; distance: string }[];
};

/** What sets a store apart from the others. [STORE-10] */
const notes: Record<StoreKind, string | null> = {
  store: null,
  electric: "Här samlar vi elbilar. Fråga gärna om batteri, räckvidd och hur du laddar hemma.",
  transport: "Här samlar vi transportbilar: skåp, flak och minibussar för den som kör i jobbet.",
  web: "Bilarna här säljs över webben. De visas efter överenskommelse, så ring innan du åker hit.",
};

const redDaysAsSunday = "Övriga röda dagar och nyårsafton har vi söndagens tider.";
const redDaysClosed = "Alla röda dagar och nyårsafton har vi stängt.";

const neighbourCount = 3;

/** [STORE-4] [STORE-5] */
export function storePageView(
  store: Store,
  { stores, cars, now }: { stores: readonly Store[]; cars: number; now: Date },
): StorePageView {
  const today = stockholmDay(now);
  const others = stores.filter(({ slug }) => slug !== store.slug);
  return {
    path: paths.store(store.slug),
    name: store.name,
    place: store.area,
    note: notes[store.kind],
    address: withUnbrokenNumbers(store.fullAddress),
    phone: phoneLink(store.phoneNumber),
    opening: openingView(store, now),
    week: storeWeek(store.hours),
    redDays: store.hours.sunday === null ? redDaysClosed : redDaysAsSunday,
    exceptions: store.hours.exceptions
      .filter(({ day }) => day >= today)
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map(({ day, hours }) => ({ date: formatDate(new Date(day)), on: day, hours: hoursText(hours) })),
    closedDays: nextClosedDays(today, storeHoursOn(store.hours)).map(({ name, day }) => ({
      name,
      date: formatDate(new Date(day)),
      on: day,
    })),
    carCount: carCountText(cars),
    carsPath: paths.buy(new URLSearchParams({ facilities: store.slug })),
    neighbours: nearestFirst(others, store)
      .slice(0, neighbourCount)
      .map(({ place, mil }) => ({
        place: place.area,
        path: paths.store(place.slug),
        distance: distanceText(mil),
      })),
  };
}

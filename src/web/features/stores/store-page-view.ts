import { stockholmDay } from "#domain/calendar/stockholm-day.ts";
import { nextClosedDays } from "#domain/store/closed-days.ts";
import { distanceText } from "#domain/store/distance.ts";
import type { StoreLocation } from "#domain/store/locations.ts";
import { nearestFirst } from "#domain/store/nearest-stores.ts";
import { storeWeek } from "#domain/store/opening-hours-text.ts";
import type { Store } from "#domain/store/store.ts";
import { formatDate } from "#domain/text/dates.ts";
import { type PhoneLink, phoneLink } from "#domain/text/phone-link.ts";
import { paths } from "#paths";
import { carCountText } from "#web/features/car/car-count.ts";
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
  closedDays: { name: string; date: string; on: string }[];
  carCount: string;
  carsPath: string;
  neighbours: { place: string; path: string; distance: string }[];
};

/** What sets a store apart from the others. [STORE-10] */
const notes: Partial<Record<StoreLocation, string>> = {
  recharge: "Här samlar vi elbilar. Fråga gärna om batteri, räckvidd och hur du laddar hemma.",
  transport: "Här samlar vi transportbilar: skåp, flak och minibussar för den som kör i jobbet.",
  weblager: "Bilarna här säljs över webben. De visas efter överenskommelse, så ring innan du åker hit.",
};

const neighbourCount = 3;

/** [STORE-4] [STORE-5] */
export function storePageView(
  store: Store,
  { stores, cars, now }: { stores: readonly Store[]; cars: number; now: Date },
): StorePageView {
  const others = stores.filter(({ slug }) => slug !== store.slug);
  return {
    path: paths.store(store.slug),
    name: store.name,
    place: store.area,
    note: notes[store.slug] ?? null,
    address: store.fullAddress,
    phone: phoneLink(store.phoneNumber),
    opening: openingView(now),
    week: storeWeek(),
    closedDays: nextClosedDays(stockholmDay(now)).map(({ name, day }) => ({
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

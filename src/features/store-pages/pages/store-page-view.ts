import { formatDate } from "#core/dates/dates.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { paths } from "#core/paths.ts";
import { type PhoneLink, phoneLink } from "#core/person/phone-link.ts";
import { initialsOf } from "#core/text/initials.ts";
import { formatMil } from "#core/text/mileage.ts";
import { withUnbrokenNumbers } from "#core/text/unbroken-numbers.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import type { CarImage } from "#features/cars/rules/image.ts";
import { nextClosedDays } from "#features/stores/rules/closed-days.ts";
import { distanceText } from "#features/stores/rules/distance.ts";
import { nearestFirst } from "#features/stores/rules/nearest-stores.ts";
import { storeHoursOn } from "#features/stores/rules/opening-hours.ts";
import { hoursText, storeWeek } from "#features/stores/rules/opening-hours-text.ts";
import type { Store, StoreKind } from "#features/stores/rules/store.ts";
import { placeOf, type StorePlace } from "../rules/store-places.ts";
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
  /** Days ahead that differ from the week. */
  exceptions: { date: string; on: string; hours: string }[];
  closedDays: { name: string; date: string; on: string }[];
  carCount: string;
  carsPath: string;
  neighbours: { place: string; path: string; distance: string }[];
  /** What stands on the house: a special store goes by its own name. */
  sign: string;
  /** Opens the map of the phone, or a page with one. */
  mapLink: string;
  ways: StorePlace["ways"];
  people: { name: string; role: string; initials: string; phone: PhoneLink; email: string }[];
  /** The newest cars that can be driven there, each with the page of its free times. */
  drives: { name: string; facts: string; path: string; picture: string | null }[];
};

const driveCount = 3;

/** A car that somebody could come and drive. */
export type DriveCar = Pick<Car, "licenseplate" | "carName" | "modelYear" | "mileage"> & {
  coverImage: CarImage | null;
};

/** Other cars than those that the page shows anyhow, of different bodies while there are any. */
export function carsToDrive<Driven extends Pick<Car, "bodyType">>(
  inStore: readonly Driven[],
  shown: number,
): Driven[] {
  const others = inStore.slice(shown);
  const cars = others.length < driveCount ? inStore : others;
  const firsts = cars.filter(({ bodyType }, at) => cars.findIndex((car) => car.bodyType === bodyType) === at);
  return [...new Set([...firsts, ...cars])].slice(0, driveCount);
}

/** What sets a store apart from the others. */
const notes: Record<StoreKind, string | null> = {
  store: null,
  electric: "Här samlar vi elbilar. Fråga gärna om batteri, räckvidd och hur du laddar hemma.",
  transport: "Här samlar vi transportbilar: skåp, flak och minibussar för den som kör i jobbet.",
  web: "Bilarna här säljs över webben. De visas efter överenskommelse, så ring innan du åker hit.",
};

const redDaysAsSunday = "Övriga röda dagar och nyårsafton har vi söndagens tider.";
const redDaysClosed = "Alla röda dagar och nyårsafton har vi stängt.";

const neighbourCount = 3;

export function storePageView(
  store: Store,
  {
    stores,
    cars,
    now,
    toDrive = [],
  }: { stores: readonly Store[]; cars: number; now: Date; toDrive?: readonly DriveCar[] },
): StorePageView {
  const today = stockholmDay(now);
  const { ways, people } = placeOf(store);
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
    sign: store.area.split(", ")[0] ?? store.area,
    mapLink: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${store.latitude},${store.longitude}` })}`,
    ways,
    people: people.map(({ phone, ...person }) => ({
      ...person,
      initials: initialsOf(person.name),
      phone: phoneLink(phone),
    })),
    drives: toDrive.map(({ licenseplate, carName, modelYear, mileage, coverImage }) => ({
      name: withUnbrokenNumbers(carName),
      facts: `${modelYear}, ${formatMil(mileage)}`,
      path: paths.ride(licenseplate),
      picture: coverImage?.url ?? null,
    })),
  };
}

import { paths } from "#core/paths.ts";
import { type PhoneLink, phoneLink } from "#core/person/phone-link.ts";
import { withUnbrokenNumbers } from "#core/text/unbroken-numbers.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import type { Position } from "#features/stores/rules/distance.ts";
import { openState, storeHoursOn } from "#features/stores/rules/opening-hours.ts";
import { openText } from "#features/stores/rules/opening-hours-text.ts";
import type { Store } from "#features/stores/rules/store.ts";

/** A store as lists and the map show it. */
export type StoreLine = Position & {
  slug: string;
  path: string;
  /** "Uppsala": in a list of ours the chain's name goes without saying. */
  place: string;
  address: string;
  phone: PhoneLink;
  opening: OpeningView;
  carCount: string;
};

export function storeLine(store: Store, { cars, now }: { cars: number; now: Date }): StoreLine {
  return {
    slug: store.slug,
    path: paths.store(store.slug),
    place: store.area,
    address: withUnbrokenNumbers(store.fullAddress),
    phone: phoneLink(store.phoneNumber),
    opening: openingView(store, now),
    carCount: carCountText(cars),
    latitude: store.latitude,
    longitude: store.longitude,
  };
}

/** Whether a store is open, in words. */
export type OpeningView = { isOpen: boolean; text: string };

export function openingView({ hours }: Pick<Store, "hours">, now: Date): OpeningView {
  const state = openState(now, storeHoursOn(hours));
  return { isOpen: state.open, text: openText(state, now) };
}

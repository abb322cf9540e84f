import { paths } from "#core/paths.ts";
import { type PhoneLink, phoneLink } from "#core/person/phone-link.ts";
import { withUnbrokenNumbers } from "#core/text/unbroken-numbers.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { openState, storeHoursOn } from "#features/stores/rules/opening-hours.ts";
import { openText, storeWeek } from "#features/stores/rules/opening-hours-text.ts";
import type { Store } from "#features/stores/rules/store.ts";

export type StoreView = {
  name: string;
  /** The store's own page. */
  to: string;
  address: string;
  isOpen: boolean;
  openText: string;
  week: { days: string; hours: string }[];
  phone: PhoneLink;
  /** Said only when the car stands somewhere else than where it is sold. */
  carStandsAt: { name: string; to: string } | null;
};

/** The store that sells the car, and where to find the car when it stands elsewhere. */
export function storeView({ store, standsAt }: { store: Store; standsAt: Store }, now: Date): StoreView {
  const state = openState(now, storeHoursOn(store.hours));
  return {
    name: store.name,
    to: paths.store(store.slug),
    address: withUnbrokenNumbers(store.fullAddress),
    isOpen: state.open,
    openText: openText(state, now),
    week: storeWeek(store.hours),
    phone: phoneLink(store.phoneNumber),
    carStandsAt:
      standsAt.slug === store.slug ? null : { name: standsAt.name, to: paths.store(standsAt.slug) },
  };
}

/** The number to ring about this very car: the one assigned to it, else the car's own. */
export function carPhoneView(car: Pick<Car, "assignedPhoneNumber" | "phoneNumber">): PhoneLink {
  return phoneLink(car.assignedPhoneNumber ?? car.phoneNumber);
}

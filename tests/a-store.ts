import { chainHours } from "#features/stores/rules/opening-hours.ts";
import type { Store } from "#features/stores/rules/store.ts";

/** A plain store; a test says only what it is about: aStore({ slug: "nacka" }). */
export function aStore(said: Partial<Store> = {}): Store {
  return {
    slug: "uppsala",
    name: "Uppsala",
    label: "Uppsala",
    kind: "store",
    address: "Exempelgatan 1",
    area: "Uppsala",
    zipCode: "750 00",
    phoneNumber: "08-465 004 01",
    fullAddress: "Exempelgatan 1, 750 00 Uppsala",
    latitude: 59.8586,
    longitude: 17.6389,
    aliases: [],
    hours: chainHours,
    appraisers: 1,
    pickups: 1,
    workshopPlaces: 1,
    isRetired: false,
    ...said,
  };
}

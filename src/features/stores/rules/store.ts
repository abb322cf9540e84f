import type { StoreHours } from "./opening-hours.ts";

/** What a place is to a visitor. Only an ordinary store is what people mean by the name of a town. */
export const storeKinds = ["store", "web", "electric", "transport"] as const;
export type StoreKind = (typeof storeKinds)[number];

export type Store = {
  /** As it stands in addresses: "malmo". */
  slug: string;
  name: string;
  /** As the filter and the cards name it: "Malmö". */
  label: string;
  kind: StoreKind;
  address: string;
  /** The town, or the part of it, as people call it. */
  area: string;
  zipCode: string;
  phoneNumber: string;
  fullAddress: string;
  latitude: number;
  longitude: number;
  /** Other words that people write and mean this store: "barkarby", "gbg". */
  aliases: readonly string[];
  hours: StoreHours;
  /** How many cars can be valued at once; 0 where nobody values. */
  appraisers: number;
  /** How many cars are valued at home in half a day; 0 where none are. */
  pickups: number;
  /** How many cars the workshop takes at once; 0 where there is none. */
  workshopPlaces: number;
  /** Closed for good: its sold cars and reviews still name it, nothing else does. */
  isRetired: boolean;
};

/** A part of an address, never changed once links lead there. */
export const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The labels of stores by slug, in the order of the stores. */
export type StoreLabels = Readonly<Record<string, string>>;

export function storeLabels(stores: readonly Pick<Store, "slug" | "label">[]): StoreLabels {
  return Object.fromEntries(stores.map(({ slug, label }) => [slug, label]));
}

/** The full address ends in the town; the area may be a part of it, or a speciality ("Recharge, Järfälla"). */
export function townOf({
  fullAddress,
  zipCode,
  area,
}: Pick<Store, "fullAddress" | "zipCode" | "area">): string {
  return fullAddress.split(zipCode)[1]?.trim() || area;
}

import type { StoreLocation } from "./locations.ts";

export type Store = {
  slug: StoreLocation;
  name: string;
  address: string;
  /** The town, or the part of it, as people call it. */
  area: string;
  zipCode: string;
  phoneNumber: string;
  fullAddress: string;
  latitude: number;
  longitude: number;
};

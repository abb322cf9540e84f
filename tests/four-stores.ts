import { chainHours } from "#features/stores/rules/opening-hours.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { aStore } from "./a-store.ts";

const placed = (slug: string, area: string, zipCode: string, latitude: number, longitude: number) =>
  aStore({
    slug,
    name: `Bilhuset ${area}`,
    label: area,
    area,
    zipCode,
    fullAddress: `Exempelgatan 1, ${zipCode} ${area}`,
    latitude,
    longitude,
  });

/** A chain that has nothing in common with the demo. */
export const fourStores: readonly Store[] = [
  placed("malmo", "Malmö", "211 00", 55.6, 13.02),
  {
    ...placed("helsingborg", "Helsingborg", "252 00", 56.05, 12.7),
    hours: { ...chainHours, sunday: null },
  },
  placed("vaxjo", "Växjö", "352 00", 56.88, 14.8),
  placed("kiruna", "Kiruna", "981 00", 67.86, 20.23),
];

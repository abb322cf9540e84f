import type { Position } from "#features/stores/rules/distance.ts";
import type { BrowserState } from "#features/visitors/rules/browser-state.ts";

/** A tenth of a degree is about a mil: enough to sort stores, too little to find a home. */
const stepsPerDegree = 10;
const rounded = (degrees: number) => Math.round(degrees * stepsPerDegree) / stepsPerDegree;

/** `town` is the nearest we know; no more is told of a position than where it about is. */
export function withPosition(
  state: BrowserState,
  position: Position,
  { now, town }: { now: number; town: string | null },
): BrowserState {
  return {
    ...state,
    geolocation: {
      ...state.geolocation,
      timestamp: now,
      ...roughly(position),
      cityName: town,
    },
  };
}

export const roughly = ({ latitude, longitude }: Position): Position => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

/** The postcode that was asked for, and the town that it is sorted to. */
export function withPostcode(state: BrowserState, postcode: string, postalTown: string): BrowserState {
  const postalCode = postcode.replace(/\s/g, "");
  return {
    ...state,
    geolocation: {
      ...state.geolocation,
      postalCode,
      postalTown,
      countryName: "Sverige",
      countryCodeISO: "SE",
    },
  };
}

/** What is no place on earth is none; what an earlier version stored more exactly is read as roughly. */
export function positionFromState({ geolocation: { latitude, longitude } }: BrowserState): Position | null {
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return roughly({ latitude, longitude });
}

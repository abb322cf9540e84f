import type { Position } from "#features/stores/rules/distance.ts";
import type { BrowserState } from "#features/visitors/rules/browser-state.ts";

/** A tenth of a degree is about a mil: enough to sort stores, too little to find a home. */
const stepsPerDegree = 10;
const rounded = (degrees: number) => Math.round(degrees * stepsPerDegree) / stepsPerDegree;

export function withPosition(state: BrowserState, found: Position, now: number): BrowserState {
  return {
    ...state,
    geolocation: {
      ...state.geolocation,
      timestamp: now,
      latitude: rounded(found.latitude),
      longitude: rounded(found.longitude),
    },
  };
}

/** What is no place on earth is none; what an earlier version stored more exactly is read as roughly. */
export function positionFromState({ geolocation: { latitude, longitude } }: BrowserState): Position | null {
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

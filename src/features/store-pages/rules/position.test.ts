import { expect, test } from "vitest";
import { initialState } from "#features/visitors/rules/browser-state.ts";
import { positionFromState, withPosition } from "./position.ts";

test("[NEAR-12] a position is remembered to a tenth of a degree, with its time", () => {
  const state = withPosition(initialState(), { latitude: 60.6749, longitude: 17.1413 }, 1_700_000_000_000);
  expect(state.geolocation).toMatchObject({ latitude: 60.7, longitude: 17.1, timestamp: 1_700_000_000_000 });
  expect(positionFromState(state)).toEqual({ latitude: 60.7, longitude: 17.1 });
});

test.each([
  [null, 17],
  [60, null],
  [91, 17],
  [60, 181],
])("[NEAR-12] %s, %s is no place", (latitude, longitude) => {
  const state = initialState();
  expect(
    positionFromState({ ...state, geolocation: { ...state.geolocation, latitude, longitude } }),
  ).toBeNull();
});

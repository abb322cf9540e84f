import { expect, test } from "vitest";
import { initialState } from "#features/visitors/rules/browser-state.ts";
import { nearestTown } from "./nearest-town.ts";
import { positionFromState, withPosition, withPostcode } from "./position.ts";

test("[NEAR-12] a position is remembered to a tenth of a degree, with its time", () => {
  const found = { latitude: 60.6749, longitude: 17.1413 };
  const state = withPosition(initialState(), found, { now: 1_700_000_000_000, town: "Gävle" });
  expect(state.geolocation).toMatchObject({ latitude: 60.7, longitude: 17.1, timestamp: 1_700_000_000_000 });
  expect(state.geolocation).toMatchObject({ cityName: "Gävle", countryCodeISO: null });
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

test.each([
  [{ latitude: 60.7, longitude: 17.1 }, "Gävle"],
  [{ latitude: 59.9, longitude: 17.6 }, "Uppsala"],
  [{ latitude: 55.7, longitude: 12.6 }, null],
  [{ latitude: 0, longitude: 0 }, null],
])("[NEAR-13] at %o the nearest town that we know is %s", (at, town) => {
  expect(nearestTown(at)).toBe(town);
});

test("[NEAR-13] a postcode that was asked for is remembered with its town, and says nothing of where somebody is", () => {
  const state = withPostcode(initialState(), "753\u00a020", "Uppsala");
  expect(state.geolocation).toMatchObject({
    postalCode: "75320",
    postalTown: "Uppsala",
    countryName: "Sverige",
    cityName: null,
  });
  expect(positionFromState(state)).toBeNull();
});

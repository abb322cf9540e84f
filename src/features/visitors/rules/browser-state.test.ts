import { expect, test } from "vitest";
import { aPlate } from "#tests/any-plate.ts";
import {
  type BrowserState,
  browserState,
  initialState,
  type SliceName,
  withSliceReset,
} from "./browser-state.ts";

const initial: BrowserState = {
  setup: {
    isStoreSetupCompleted: false,
    showCookieConsent: true,
    isDarkMode: false,
    prefersColorScheme: "light",
    lastViewedAdvertiseTakeOver: null,
    valuationMode: "private",
    deviceUniqueId: null,
  },
  cars: { numberOfCarsToSale: null, brandsToSale: [], seriesToSale: [], brandCountToSale: [] },
  reserve: { advert: null },
  user: { givenName: "", surname: "" },
  favorites: { favoriteCars: [] },
  compare: { advert: null, myLicenseplate: null, compareCache: [] },
  compareStock: { cars: [] },
  advertFilter: { queryHistory: [] },
  geolocation: {
    timestamp: null,
    latitude: null,
    longitude: null,
    cityName: null,
    countryName: null,
    countryCodeISO: null,
    postalCode: null,
    postalTown: null,
    administrative_area_level_1: null,
    administrative_area_level_2: null,
  },
  salesman: {
    galleryViewMode: "grid",
    myFacility: null,
    signature: "",
    proposals: [],
    proposalsTemplate: "",
    showToolbox: false,
  },
  liveStyle: { style: null },
  navigation: { previousBuyCarPage: null, previousLandingPage: null },
  sessionOrigin: { origin: "direkt", googleClickId: null, facebookClickId: null, facebookPixel: null },
  history: { wasExitPopupPresented: false, lastInteractionTimestamp: null, advertViews: [] },
  proposal: { advert: null, proposals: [], isAdvanceMode: false },
};

/** Differs from the initial state in every slice. */
const used: BrowserState = {
  setup: { ...initial.setup, showCookieConsent: false, valuationMode: "business" },
  cars: {
    numberOfCarsToSale: 7_042,
    brandsToSale: ["volvo"],
    seriesToSale: ["v60"],
    brandCountToSale: [{ brand: "volvo", series: [{ name: "v60", count: 2 }], count: 5 }],
  },
  reserve: { advert: { licenseplate: aPlate("mlb84a"), normalizedMake: "volvo", title: "Volvo V60" } },
  user: { givenName: "Kim", surname: "Exempel" },
  favorites: { favoriteCars: [{ timestamp: 1, licenseplate: aPlate("mlb84a") }] },
  compare: { advert: null, myLicenseplate: aPlate("mlb001"), compareCache: [] },
  compareStock: { cars: [{ licenseplate: aPlate("mlb84a") }] },
  advertFilter: { queryHistory: ["kombi med drag"] },
  geolocation: { ...initial.geolocation, cityName: "Uppsala" },
  salesman: { ...initial.salesman, myFacility: "uppsala", signature: "KE" },
  liveStyle: { style: "compact" },
  navigation: { previousBuyCarPage: "/kopa-bil/?page=2", previousLandingPage: "/" },
  sessionOrigin: { ...initial.sessionOrigin, origin: "ai:chatgpt" },
  history: { ...initial.history, lastInteractionTimestamp: 1 },
  proposal: { ...initial.proposal, isAdvanceMode: true },
};

test("[STATE-2] the initial value of every field of every slice; what one visitor's page does to its state does not reach the next", () => {
  expect(initialState()).toEqual(initial);
  initialState().favorites.favoriteCars.push({ timestamp: 1, licenseplate: aPlate("mlb84a") });
  expect(initialState()).toEqual(initial);
});

test("[STATE-2] a state in use is accepted as it stands", () => {
  expect(browserState.parse(used)).toEqual(used);
});

test("[STATE-12] lists from storage follow the rules of their kind", () => {
  const twice = [{ licenseplate: "MLB 001" }, { licenseplate: "mlb002" }, { licenseplate: "mlb001" }];
  const named = twice.map((car) => ({ ...car, normalizedMake: "volvo", title: "Volvo V60" }));
  const state = browserState.parse({
    favorites: { favoriteCars: twice.map((car, timestamp) => ({ ...car, timestamp })) },
    compare: { compareCache: named },
    compareStock: { cars: twice },
    salesman: { proposals: twice },
    advertFilter: { queryHistory: ["a", "A", "", "b", "c", "d", "e", "f"] },
  });
  const lists = [
    state.favorites.favoriteCars,
    state.compare.compareCache,
    state.compareStock.cars,
    state.salesman.proposals,
  ];
  for (const list of lists) expect(list.map((car) => car.licenseplate)).toEqual(["mlb001", "mlb002"]);
  expect(state.advertFilter.queryHistory).toEqual(["A", "b", "c", "d", "e"]);
});

test.each(Object.keys(initial) as SliceName[])("[STATE-3] %s is reset alone", (slice) => {
  const after = withSliceReset(used, slice);
  expect(after[slice]).toEqual(initial[slice]);
  expect(used[slice]).not.toEqual(initial[slice]);
  expect({ ...after, [slice]: used[slice] }).toEqual(used);
});

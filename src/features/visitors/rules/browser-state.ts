import * as z from "zod/mini";
import { licensePlate } from "#core/plate/license-plate.ts";
import type { BrandCount } from "#features/cars/rules/brand-count.ts";
import { favoritesSlice } from "#features/favourites/rules/favorites.ts";
import { slugForm } from "#features/stores/rules/store.ts";
import { onePerPlate } from "./one-per-plate.ts";
import { proposalSlice } from "./proposal-state.ts";
import { searchHistoryFromList } from "./search-history.ts";
import { sessionOriginSlice } from "./session-origin.ts";
import { storedList, storedListAs, storedSlice, storedText } from "./stored.ts";
import { storedAdvert } from "./stored-advert.ts";
import { historySlice } from "./viewed-cars.ts";

const text = z.catch(storedText, "");
const optionalText = z.catch(z.nullable(storedText), null);
/** An address of our own with its query. */
const optionalAddress = z.catch(z.nullable(z.string().check(z.maxLength(2_000))), null);
/** What a salesman writes to customers. */
const letterText = z.catch(z.string().check(z.maxLength(5_000)), "");
const optionalNumber = z.catch(z.nullable(z.number()), null);
const optionalAdvert = z.catch(z.nullable(storedAdvert), null);
const no = z.catch(z.boolean(), false);
const yes = z.catch(z.boolean(), true);

const brandCount = z.object({
  brand: storedText,
  series: z.array(z.object({ name: storedText, count: z.number() })).check(z.maxLength(100)),
  count: z.number(),
}) satisfies z.ZodMiniType<BrandCount>;
const cars = storedListAs(z.object({ licenseplate: licensePlate }), onePerPlate);

/** Everything the site remembers in a browser, slice by slice, each field with its initial value. */
export const browserState = storedSlice({
  setup: storedSlice({
    isStoreSetupCompleted: no,
    showCookieConsent: yes,
    isDarkMode: no,
    prefersColorScheme: z.catch(z.enum(["light", "dark"]), "light"),
    lastViewedAdvertiseTakeOver: optionalNumber,
    valuationMode: z.catch(z.enum(["private", "business"]), "private"),
    /** Generated once the visitor has said yes to it, see storable-state.ts. */
    deviceUniqueId: optionalText,
  }),
  cars: storedSlice({
    numberOfCarsToSale: optionalNumber,
    brandsToSale: storedList(storedText),
    seriesToSale: storedList(storedText),
    brandCountToSale: storedList(brandCount),
  }),
  reserve: storedSlice({ advert: optionalAdvert }),
  user: storedSlice({ givenName: text, surname: text }),
  favorites: favoritesSlice,
  compare: storedSlice({
    advert: optionalAdvert,
    myLicenseplate: z.catch(z.nullable(licensePlate), null),
    compareCache: storedListAs(storedAdvert, onePerPlate),
  }),
  compareStock: storedSlice({ cars }),
  advertFilter: storedSlice({ queryHistory: storedListAs(storedText, searchHistoryFromList) }),
  geolocation: storedSlice({
    timestamp: optionalNumber,
    latitude: optionalNumber,
    longitude: optionalNumber,
    cityName: optionalText,
    countryName: optionalText,
    countryCodeISO: optionalText,
    postalCode: optionalText,
    postalTown: optionalText,
    administrative_area_level_1: optionalText,
    administrative_area_level_2: optionalText,
  }),
  salesman: storedSlice({
    galleryViewMode: z.catch(z.enum(["grid", "list"]), "grid"),
    myFacility: z.catch(z.nullable(z.string().check(z.regex(slugForm))), null),
    signature: text,
    proposals: cars,
    proposalsTemplate: letterText,
    showToolbox: no,
  }),
  liveStyle: storedSlice({ style: optionalText }),
  navigation: storedSlice({ previousBuyCarPage: optionalAddress, previousLandingPage: optionalAddress }),
  sessionOrigin: sessionOriginSlice,
  history: historySlice,
  proposal: proposalSlice,
});
export type BrowserState = z.infer<typeof browserState>;
export type SliceName = keyof BrowserState;

/** A fresh copy each time, so that nobody can spoil the next one's start. */
export function initialState(): BrowserState {
  return browserState.parse({});
}

export function withSliceReset(state: BrowserState, slice: SliceName): BrowserState {
  return { ...state, [slice]: initialState()[slice] };
}

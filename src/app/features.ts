import { accountsFeature } from "#features/accounts/accounts.feature.ts";
import { advertsFeature } from "#features/adverts/adverts.feature.ts";
import { bookingsFeature } from "#features/bookings/bookings.feature.ts";
import { casesFeature } from "#features/cases/cases.feature.ts";
import { catalogueFeature } from "#features/catalogue/catalogue.feature.ts";
import { favouritesFeature } from "#features/favourites/favourites.feature.ts";
import { financingFeature } from "#features/financing/financing.feature.ts";
import { newsletterFeature } from "#features/newsletter/newsletter.feature.ts";
import { proposalsFeature } from "#features/proposals/proposals.feature.ts";
import { publicApiFeature } from "#features/public-api/public-api.feature.ts";
import { reservationsFeature } from "#features/reservations/reservations.feature.ts";
import { savedSearchesFeature } from "#features/saved-searches/saved-searches.feature.ts";
import { staffHomeFeature } from "#features/staff-home/staff-home.feature.ts";
import { stockFeature } from "#features/stock/stock.feature.ts";
import { tradeInFeature } from "#features/trade-in/trade-in.feature.ts";
import { valuationFeature } from "#features/valuation/valuation.feature.ts";
import { vehicleRegisterFeature } from "#features/vehicle-register/vehicle-register.feature.ts";
import type { Feature } from "#platform/feature.ts";
import type { Services } from "./services.ts";

/**
 * Every feature of the site that asks a service. Routes are asked in this order, which matters once: the public API is first, since
 * `/api/save-search/add/` is one of its forms, and saved searches take any other word there for an address.
 */
export const features: readonly Feature<Services>[] = [
  publicApiFeature,
  catalogueFeature,
  advertsFeature,
  financingFeature,
  favouritesFeature,
  savedSearchesFeature,
  accountsFeature,
  newsletterFeature,
  casesFeature,
  reservationsFeature,
  bookingsFeature,
  proposalsFeature,
  valuationFeature,
  vehicleRegisterFeature,
  tradeInFeature,
  stockFeature,
  staffHomeFeature,
];

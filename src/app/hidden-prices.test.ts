import fc from "fast-check";
import { expect, test } from "vitest";
import { liveCarOf } from "#features/cars/pages/live-car-texts.ts";
import { isIncoming } from "#features/cars/rules/status.ts";
import { carsOf, catalogOf } from "#features/catalogue/service/catalog.ts";
import { type CatalogCar, listedStock } from "#features/catalogue/service/stock/stock-kinds.ts";
import { carJson } from "#features/public-api/api/car-json.ts";
import { filterDay } from "#tests/any-filter.ts";
import { anyCatalogCar, anyHiddenPrice } from "#tests/any-stock.ts";
import { listedCarUrl } from "./sitemaps/car-urls.ts";

const publicOrigin = "https://www.example.com";
const anyIncomingCar = anyCatalogCar.filter(({ status }) => isIncoming(status));

/** All that leaves us about one car. */
function saidOf(car: CatalogCar) {
  const setting = { images: [], publicOrigin, asOf: filterDay, levelOf: () => null };
  const [visible] = carsOf(catalogOf([car], listedStock, filterDay)) as [CatalogCar];
  return {
    // The change feed takes the car straight from the database.
    changeFeed: carJson(car, setting),
    api: carJson(visible, setting),
    live: liveCarOf(visible, filterDay, null),
    sitemap: listedCarUrl(visible, { publicOrigin, asOf: filterDay }),
  };
}

test("[HIDDEN-2] API, change feed, live events and site map say the same whatever the hidden price", () => {
  fc.assert(
    fc.property(anyIncomingCar, anyHiddenPrice, (car, price) => {
      expect(saidOf({ ...car, ...price })).toEqual(saidOf(car));
    }),
  );
});

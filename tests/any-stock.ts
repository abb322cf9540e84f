import fc from "fast-check";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { makes } from "#features/cars/rules/makes.ts";
import type { CatalogCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import { aCar } from "./a-car.ts";
import { anyFacts } from "./any-fact.ts";
import { filterDay } from "./any-filter.ts";
import { aPlate } from "./any-plate.ts";
import { contractLocations } from "./demo-chain.ts";
import { placeNamesOf } from "./place-names.ts";

/** Few makes, so that cars share them; one of them shares a series with another, as makes outside the list may. */
const someMakes = [
  ...(["volvo", "tesla", "mercedes-benz", "mazda"] as const).flatMap((make) =>
    Object.keys(makes[make].series).map((series) => ({ make, label: makes[make].label, series })),
  ),
  { make: "ocean", label: "Ocean", series: "v60" },
  { make: "ocean", label: "Ocean", series: "" },
];

const day = 86_400_000;
const daysAgo = (days: number) => new Date(filterDay.getTime() - days * day);
const anyMoment = fc.integer({ min: -3, max: 90 }).map(daysAgo);
const anyPrice = fc.constantFrom(4_900, 20_000, 99_900, 100_000, 149_900, 219_900, 350_000, 899_000, 950_000);

/** Prices as a ledger has them: each later than the one before, the last being the price of the car. */
const anyPriceEvents = fc
  .array(fc.tuple(anyMoment, fc.option(anyPrice, { freq: 6 })), { maxLength: 4 })
  .map((events) =>
    events.map(([at, price]) => ({ at, price })).sort((a, b) => a.at.getTime() - b.at.getTime()),
  );

const anyTrim = fc.constantFrom(
  "D4 Momentum",
  "T6 AWD Recharge",
  "Dragkrok Värmare",
  "B&W R-Design",
  "2.0 TDI 4Motion",
);

/** A car of any kind, with numbers that often lie on a step or are not known. */
export const anyCatalogCar: fc.Arbitrary<CatalogCar> = fc
  .record({
    ...anyFacts(carFacts),
    id: fc.integer({ min: 1, max: 400 }),
    place: fc.constantFrom(...someMakes),
    trim: anyTrim,
    status: fc.constantFrom(80, 90, 110, 129, 130, 130, 130, 135),
    location: fc.constantFrom(...contractLocations),
    physicalLocation: fc.constantFrom(...contractLocations),
    modelYear: fc.integer({ min: 2003, max: 2027 }),
    mileage: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(500, 10_000, 15_000, 50_000)),
    seats: fc.integer({ min: 1, max: 9 }),
    horsepower: fc.oneof(fc.integer({ min: 40, max: 1_000 }), fc.constantFrom(50, 100, 950)),
    wltpRange: fc.option(fc.constantFrom(0, 40, 60, 99, 100, 450, 700, 800)),
    owners: fc.integer({ min: 0, max: 7 }),
    inspectedOn: fc.option(fc.constant("2026-10-01"), { freq: 3 }),
    remarkCount: fc.constantFrom(null, 0, 0, 1, 4),
    batteryHealth: fc.option(
      fc
        .constantFrom(72, 79.5, 80, 89, 90, 94.9, 95, 100)
        .map((percent) => ({ percent, method: "Fulladdningstest", measuredOn: "2026-10-01" })),
    ),
    tyreDepthFront: fc.option(fc.constantFrom(1.6, 3.9, 4, 5, 5.5, 6, 8), { freq: 5 }),
    tyreDepthRear: fc.option(fc.constantFrom(1.6, 3.9, 4, 5, 5.5, 6, 8), { freq: 5 }),
    price: fc.option(anyPrice, { freq: 6 }),
    publishedAt: fc.option(anyMoment, { freq: 6 }),
    priceEvents: anyPriceEvents,
    endsInPrice: fc.boolean(),
  })
  .map(({ id, place, trim, endsInPrice, priceEvents, remarkCount, ...said }) => {
    const carName = `${place.label} ${place.series.toUpperCase()}`;
    const last = { at: daysAgo(1), price: said.price };
    return {
      ...aCar({
        ...said,
        id,
        licenseplate: aPlate(`mlb${String(id).padStart(3, "0")}`),
        make: place.label,
        normalizedMake: place.make,
        model: place.series.toUpperCase(),
        series: place.series,
        carName,
        title: `${carName} ${trim}`,
        modelDescription: trim,
      }),
      coverImage: null,
      remarkCount,
      storeName: "Milstolpen",
      placeNames: placeNamesOf(said),
      priceEvents: endsInPrice ? [...priceEvents.filter(({ at }) => at < last.at), last] : priceEvents,
    };
  });

/** Cars with different ids, in any order. */
export const anyStock = fc.uniqueArray(anyCatalogCar, { selector: ({ id }) => id, maxLength: 80 });

/** What we may plan to ask for a car that is on its way in. */
export const anyHiddenPrice = fc.record({
  price: fc.option(anyPrice),
  initialPrice: fc.option(anyPrice),
  priceEvents: anyPriceEvents,
});

import type { Car } from "#domain/car/car.ts";
import { isIncoming } from "#domain/car/status.ts";
import { bodyTypesMeantBy, seatChoiceFor } from "#domain/car/vocabulary.ts";
import { boundsOf, type Filter, type FilterFieldName, filterFieldNames, filterFields } from "./filter.ts";
import { listWords } from "./filter-field.ts";
import type { PriceBoundsFromMonthly } from "./filter-link.ts";
import { matchesSearch, type SearchableCar } from "./matches-search.ts";
import type { Bounds } from "./steps.ts";

export type FilterableCar = SearchableCar &
  Pick<
    Car,
    | "status"
    | "location"
    | "physicalLocation"
    | "normalizedMake"
    | "modelYear"
    | "mileage"
    | "seats"
    | "horsepower"
    | "wltpRange"
    | "hasAwd"
    | "hasTowbar"
    | "leasable"
    | "price"
  >;

/**
 * What a filter means, one car at a time: the truth that faster ways to search are held against.
 * A field that asks nothing lets every car through; all that ask must agree. [MATCH-1]
 */
export function matchesFilter(
  car: FilterableCar,
  filter: Filter,
  priceBounds: PriceBoundsFromMonthly,
): boolean {
  return carMatcher(filter, priceBounds)(car);
}

/** The same for many cars: what a monthly cost means in price is worked out once. */
export function carMatcher(
  filter: Filter,
  priceBounds: PriceBoundsFromMonthly,
): (car: FilterableCar) => boolean {
  const monthlyAsPrice = priceBounds(boundsOf(filter, "monthlyPayment"));
  return (car) => filterFieldNames.every((field) => matchers[field](car, filter, monthlyAsPrice));
}

type Matcher = (car: FilterableCar, filter: Filter, monthlyAsPrice: Bounds) => boolean;

const everyCar: Matcher = () => true;

const matchers: Record<FilterFieldName, Matcher> = {
  // Series decide over makes, as in a link, where the makes are dropped. [MATCH-3]
  brands: (car, { brands, series }) => listWords(series).length > 0 || isOneOf(brands, car.normalizedMake),
  series: (car, { series }) => isOneOf(series, car.series),
  types: (car, { types }) => isAnyOf(types, (type) => bodyTypesMeantBy(type).includes(car.bodyType)),
  facilities: (car, { facilities }) => isOneOf(facilities, car.location),
  physicalLocations: (car, { physicalLocations }) => isOneOf(physicalLocations, car.physicalLocation),
  seats: (car, { seats }) => isOneOf(seats, seatChoiceFor(car.seats)),
  fuelTypes: (car, { fuelTypes }) => isOneOf(fuelTypes, String(car.fuelType)),
  carColors: (car, { carColors }) => isOneOf(carColors, car.colour),
  equipmentTags: (car, { equipmentTags }) =>
    listWords(equipmentTags).every((tag) => car.equipment.some((has) => has === tag)),
  licenseplates: (car, { licenseplates }) =>
    isOneOf(filterFields.licenseplates.write(licenseplates), car.licenseplate),
  gearbox: (car, { gearbox }) => isOneOf(gearbox === null ? [] : [gearbox], car.gearboxType),
  priceFrom: (car, { priceFrom }) => isAtLeast(priceFrom, car.price),
  priceTo: (car, { priceTo }) => isAtMost(priceTo, car.price),
  yearFrom: (car, { yearFrom }) => isAtLeast(yearFrom, car.modelYear),
  yearTo: (car, { yearTo }) => isAtMost(yearTo, car.modelYear),
  mileageFrom: (car, { mileageFrom }) => isAtLeast(mileageFrom, car.mileage),
  mileageTo: (car, { mileageTo }) => isAtMost(mileageTo, car.mileage),
  horsepowerFrom: (car, { horsepowerFrom }) => isAtLeast(horsepowerFrom, car.horsepower),
  horsepowerTo: (car, { horsepowerTo }) => isAtMost(horsepowerTo, car.horsepower),
  wltpFrom: (car, { wltpFrom }) => isAtLeast(wltpFrom, car.wltpRange),
  wltpTo: (car, { wltpTo }) => isAtMost(wltpTo, car.wltpRange),
  monthlyPaymentFrom: (car, _filter, monthlyAsPrice) => isAtLeast(monthlyAsPrice.from, car.price),
  monthlyPaymentTo: (car, _filter, monthlyAsPrice) => isAtMost(monthlyAsPrice.to, car.price),
  hasAwd: (car, { hasAwd }) => hasAwd === null || car.hasAwd === hasAwd,
  hasTowbar: (car, { hasTowbar }) => hasTowbar === null || car.hasTowbar === hasTowbar,
  leasable: (car, { leasable }) => leasable === null || car.leasable === leasable,
  search: (car, { search }) => matchesSearch(car, search),
  cars: (car, { cars }) => cars === null || (cars === "inkommande") === isIncoming(car.status),
  // Said by `cars`.
  incoming: everyCar,
  forSale: everyCar,
  // Say where a car stands in the list, not whether it does.
  order: everyCar,
  page: everyCar,
};

/** Within a list one of the words is enough. [MATCH-2] */
function isOneOf(words: readonly string[], value: string): boolean {
  return isAnyOf(words, (word) => word === value);
}

function isAnyOf(words: readonly string[], isMeant: (word: string) => boolean): boolean {
  const asked = listWords(words);
  return asked.length === 0 || asked.some(isMeant);
}

/** A car of which the number is not known is not within any bound. [MATCH-8] */
function isAtLeast(bound: number | null, value: number | null): boolean {
  return bound === null || (value !== null && value >= bound);
}

function isAtMost(bound: number | null, value: number | null): boolean {
  return bound === null || (value !== null && value <= bound);
}

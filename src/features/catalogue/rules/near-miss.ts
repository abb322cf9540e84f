import { formatNumber } from "#core/text/number.ts";
import { makes } from "#features/cars/rules/makes.ts";
import { bodyTypes, fuelLabel, labelIn } from "#features/cars/rules/vocabulary.ts";
import type { Position } from "#features/stores/rules/distance.ts";
import { milBetween } from "#features/stores/rules/distance.ts";
import type { Filter } from "./filter.ts";
import type { FilterableCar } from "./filterable-car.ts";

/** By what a car misses a search, and how much: 1 is as far as another make. */
export type NearMiss = { text: string; degree: number };

type Stores = ReadonlyMap<string, Position>;
type Measure = (car: FilterableCar, filter: Filter, stores: Stores) => NearMiss | null;

function over(number: number | null, max: number | null, unit: string): NearMiss | null {
  if (number === null || max === null || number <= max) return null;
  return { text: `${formatNumber(number - max)}\u00a0${unit} över`, degree: (number - max) / max };
}

function under(number: number | null, min: number | null, unit: string): NearMiss | null {
  if (number === null || min === null || number >= min) return null;
  return { text: `${formatNumber(min - number)}\u00a0${unit} under`, degree: (min - number) / min };
}

/** One row for each thing that can be measured; for others the chip's text is enough. */
const measures: readonly Measure[] = [
  (car, { priceTo }) => over(car.price, priceTo, "kr"),
  (car, { priceFrom }) => under(car.price, priceFrom, "kr"),
  (car, { mileageTo }) => over(car.mileage, mileageTo, "mil"),
  (car, { horsepowerFrom }) => under(car.horsepower, horsepowerFrom, "hk"),
  (car, { yearFrom }) => {
    const years = yearFrom === null || car.modelYear === null ? 0 : yearFrom - car.modelYear;
    return years <= 0 ? null : { text: `${years} år äldre`, degree: years / 5 };
  },
  (car, { facilities }, stores) => {
    const at = car.location === null ? undefined : stores.get(car.location);
    const criteria = facilities.flatMap((store) => stores.get(store) ?? []);
    if (at === undefined || criteria.length === 0 || facilities.includes(car.location ?? "")) return null;
    const mil = Math.max(1, Math.round(Math.min(...criteria.map((store) => milBetween(store, at)))));
    return { text: `${formatNumber(mil)}\u00a0mil bort`, degree: mil / 40 };
  },
  (car, { fuelTypes }) =>
    fuelTypes.length === 0 || car.fuelType === null || fuelTypes.includes(String(car.fuelType))
      ? null
      : { text: fuelLabel(car.fuelType).toLowerCase(), degree: 0.9 },
  (car, { types }) =>
    types.length === 0 || car.bodyType === null || types.includes(car.bodyType)
      ? null
      : { text: labelIn(bodyTypes, car.bodyType).toLowerCase(), degree: 0.9 },
];

const otherwise = 0.6;

/** What a car misses of a filter when something of it is given up, named `labels`. */
export function nearMiss(
  car: FilterableCar,
  filter: Filter,
  labels: readonly string[],
  stores: Stores,
): NearMiss {
  const measured = measures.flatMap((measure) => measure(car, filter, stores) ?? []);
  // What cannot be measured is told by its chip; with two things given up, only when neither can.
  const misses = measured.length > 0 ? measured : labels.map(withoutIt);
  return {
    text: misses.map(({ text }) => text).join(", "),
    degree: misses.reduce((sum, { degree }) => sum + degree, 0),
  };
}

const names = new Set<string>(
  Object.values(makes).flatMap(({ label, series }) => [label, ...Object.values(series)]),
);

/** A name keeps its capital. */
function withoutIt(label: string): NearMiss {
  const isName = names.has(label) || /\d/.test(label);
  const word = isName ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  return { text: `inte ${word}`, degree: otherwise };
}

import { isIncoming } from "#domain/car/status.ts";
import {
  bodyTypes,
  colours,
  equipmentTags,
  fuels,
  gearboxes,
  seatChoiceFor,
  seatChoices,
} from "#domain/car/vocabulary.ts";
import { type CarsChoice, carsChoiceNames } from "#domain/filter/cars-choice.ts";
import type { CarFacts } from "../stock/car-facts.ts";

/** The stores of the chain: known when the stock is read, not when this is written. */
export const placesOfStock = "placesOfStock";

type OptionFacet = {
  options: readonly string[] | typeof placesOfStock;
  /** The option a car stands under; null when its stock does not say. */
  optionOf: (car: CarFacts) => string | null;
};

const yesNo = ["true", "false"];
const said = (answer: boolean | null) => (answer === null ? null : String(answer));

/** Filter fields of which a car has one option each: adding such a filter is adding a row, and its place in a lane. */
export const optionFacets = {
  types: { options: Object.keys(bodyTypes), optionOf: (car) => car.bodyType },
  facilities: { options: placesOfStock, optionOf: (car) => car.location },
  physicalLocations: { options: placesOfStock, optionOf: (car) => car.physicalLocation },
  seats: { options: seatChoices, optionOf: (car) => (car.seats === null ? null : seatChoiceFor(car.seats)) },
  fuelTypes: { options: Object.keys(fuels), optionOf: (car) => String(car.fuelType) },
  carColors: { options: Object.keys(colours), optionOf: (car) => car.colour },
  gearbox: { options: Object.keys(gearboxes), optionOf: (car) => car.gearboxType },
  hasAwd: { options: yesNo, optionOf: (car) => said(car.hasAwd) },
  hasTowbar: { options: yesNo, optionOf: (car) => said(car.hasTowbar) },
  leasable: { options: yesNo, optionOf: (car) => said(car.leasable) },
  cars: {
    options: carsChoiceNames,
    optionOf: (car): CarsChoice => (isIncoming(car.status) ? "inkommande" : "till-forsaljning"),
  },
} as const satisfies Record<string, OptionFacet>;
export type OptionFacetName = keyof typeof optionFacets;
export const optionFacetNames = Object.keys(optionFacets) as OptionFacetName[];

/** A car may have any number of these, and all that are chosen are required. */
export const equipmentOptions: readonly string[] = Object.keys(equipmentTags);

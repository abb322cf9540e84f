import { formatNumber } from "#core/text/number.ts";
import { batteryPercent, isWithoutRemarks, leastTyreDepth } from "#features/cars/rules/condition-facts.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { makeLabel, seriesLabel } from "#features/cars/rules/makes.ts";
import {
  type BodyType,
  bodyTypes,
  bodyTypesMeantBy,
  type Colour,
  colours,
  equipmentTags,
  fuelCodes,
  fuelLabel,
  gearboxes,
  labelIn,
  seatChoiceFor,
  seatChoiceLabel,
  seatChoices,
} from "#features/cars/rules/vocabulary.ts";
import {
  atLeast,
  atMost,
  carsField,
  type FacetField,
  type OptionFacet,
  oneOption,
  optionList,
  placeList,
  tagList,
  yesNo,
} from "./facet-field.ts";
import { factFields } from "./fact-fields.ts";
import {
  bound,
  type FilterField,
  list,
  orderField,
  pageField,
  plateList,
  searchField,
  stockFlag,
} from "./filter-field.ts";
import { type RangeName, rangeNames, rangeRow } from "./ranges.ts";
import type { Bounds } from "./steps.ts";

type BoundFields = { [Range in RangeName as `${Range}${"From" | "To"}`]: FilterField<number | null> };

/** The two ends of every range. */
const boundFields = Object.fromEntries(
  rangeNames.flatMap((range) => {
    const { label, steps } = rangeRow(range);
    return [
      [`${range}From`, bound(`${label} från`, "from", steps)],
      [`${range}To`, bound(`${label} till`, "to", steps)],
    ];
  }),
) as BoundFields;

const { ownersTo, serviceHistory, hasTowbar, ...furtherFacts } = factFields(carFacts);

/**
 * Every field of the filter. Setters, addresses, chips, labels, matching, counts, parameters of the API and "changed"
 * follow: adding a filter is adding a row. Those of
 * facts stand here for their place alone.
 */
const fields = {
  brands: list("Märke", makeLabel, (car) => car.normalizedMake),
  series: list("Modell", seriesLabel, (car) => car.series),
  types: optionList("Kaross", (value) => labelIn(bodyTypes, value), {
    options: Object.keys(bodyTypes) as BodyType[],
    optionOf: (car) => car.bodyType,
    meantBy: bodyTypesMeantBy,
  }),
  facilities: placeList("Butik", (car) => car.location),
  physicalLocations: placeList("Står i", (car) => car.physicalLocation),
  seats: optionList("Säten", seatChoiceLabel, {
    options: seatChoices,
    optionOf: (car) => (car.seats === null ? null : seatChoiceFor(car.seats)),
  }),
  fuelTypes: optionList("Drivmedel", fuelLabel, {
    options: fuelCodes.map((code) => `${code}` as const),
    optionOf: (car) => (car.fuelType === null ? null : `${car.fuelType}`),
  }),
  carColors: optionList("Färg", (value) => labelIn(colours, value), {
    options: Object.keys(colours) as Colour[],
    optionOf: (car) => car.colour,
  }),
  equipmentTags: tagList("Utrustning", equipmentTags, (car) => car.equipment),
  licenseplates: plateList("Regnummer"),
  gearbox: oneOption("Växellåda", gearboxes, (car) => car.gearboxType),
  ...boundFields,
  ownersTo,
  taxTo: atMost(
    "Högsta skatt i kronor om året",
    [500, 1_000, 1_500, 2_000, 3_000, 5_000],
    (most) => `Skatt högst ${formatNumber(most)}\u00a0kr`,
    (car) => car.annualTax,
  ),
  trailerWeightFrom: atLeast(
    "Lägsta dragvikt i kg",
    [750, 1_000, 1_500, 1_800, 2_000, 2_500, 3_000],
    (least) => `Dragvikt minst ${formatNumber(least)}\u00a0kg`,
    (car) => car.maxTrailerWeight,
  ),
  batteryFrom: atLeast(
    "Minsta batteri i kWh",
    [10, 20, 40, 50, 60, 70, 80],
    (least) => `Batteri minst ${least}\u00a0kWh`,
    (car) => car.batteryCapacityGross,
  ),
  vatDeductible: yesNo(
    "Avdragbar moms",
    { yes: "Avdragbar moms", no: "Utan avdragbar moms" },
    (car) => car.vatDeductible,
  ),
  batteryHealthFrom: atLeast(
    "Lägsta batterihälsa i procent",
    [80, 90, 95],
    (least) => `Batterihälsa minst ${least}\u00a0%`,
    batteryPercent,
  ),
  tyreDepthFrom: atLeast(
    "Lägsta mönsterdjup i mm",
    [4, 5, 6],
    (least) => `Däck minst ${least}\u00a0mm`,
    leastTyreDepth,
  ),
  serviceHistory,
  noRemarks: yesNo("Utan anmärkning", { yes: "Utan anmärkning", no: "Med anmärkning" }, isWithoutRemarks),
  hasAwd: yesNo("Fyrhjulsdrift", { yes: "Fyrhjulsdrift", no: "Utan fyrhjulsdrift" }, (car) => car.hasAwd),
  hasTowbar,
  leasable: yesNo("Leasing", { yes: "Går att leasa", no: "Går inte att leasa" }, (car) => car.leasable),
  search: searchField("Sökord"),
  order: orderField("Sortering"),
  page: pageField("Sida"),
  incoming: stockFlag("Inkommande"),
  forSale: stockFlag("Till salu"),
  cars: carsField("Bilar"),
  ...furtherFacts,
};

export type FilterFieldName = keyof typeof fields;

/** What a visitor asks of the stock. */
export type Filter = { readonly [Field in FilterFieldName]: (typeof fields)[Field]["initial"] };

export const filterFields: { readonly [Field in FilterFieldName]: FilterField<Filter[Field]> } = fields;
export const filterFieldNames = Object.keys(fields) as FilterFieldName[];

/** The fields whose options are counted. */
export type FacetFieldName = {
  [Field in FilterFieldName]: (typeof fields)[Field] extends { facet: OptionFacet } ? Field : never;
}[FilterFieldName];

export const facetFields: { readonly [Field in FacetFieldName]: FacetField<Filter[Field]> } = fields;
export const facetFieldNames = filterFieldNames.filter(
  (field): field is FacetFieldName => "facet" in fields[field],
);

/** Asks nothing: the first page of the whole stock, in the default order. */
export const initialFilter = Object.fromEntries(
  filterFieldNames.map((field) => [field, filterFields[field].initial]),
) as Filter;

/** Both ends of a range. */
export function boundsOf(filter: Filter, range: RangeName): Bounds {
  return { from: filter[`${range}From`], to: filter[`${range}To`] };
}

/** The words that a field asks for, as an address writes them. */
export function wordsAsked<Field extends FilterFieldName>(filter: Filter, field: Field): readonly string[] {
  return filterFields[field].write(filter[field]);
}

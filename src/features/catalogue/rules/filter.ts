import { batteryPercent, isWithoutRemarks, minTyreDepth } from "#features/cars/rules/condition-facts.ts";
import { withFacts } from "#features/cars/rules/facts/car-fact.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { makeLabel, seriesLabel } from "#features/cars/rules/makes.ts";
import { atLeast, carsField, type FacetField, type OptionFacet, placeList, yesNo } from "./facet-field.ts";
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

const facts = factFields(carFacts);

/**
 * Every field of the filter. Setters, addresses, chips, labels, matching, counts, parameters of the API and "changed"
 * follow: adding a filter is adding a row. Those of facts stand here for their place alone.
 */
const fields = withFacts(
  {
    brands: list("Märke", makeLabel, (car) => car.normalizedMake),
    series: list("Modell", seriesLabel, (car) => car.series),
    types: facts.types,
    facilities: placeList("Butik", (car) => car.location),
    physicalLocations: placeList("Står i", (car) => car.physicalLocation),
    seats: facts.seats,
    fuelTypes: facts.fuelTypes,
    carColors: facts.carColors,
    equipmentTags: facts.equipmentTags,
    licenseplates: plateList("Regnummer"),
    gearbox: facts.gearbox,
    ...boundFields,
    ownersTo: facts.ownersTo,
    taxTo: facts.taxTo,
    trailerWeightFrom: facts.trailerWeightFrom,
    batteryFrom: facts.batteryFrom,
    vatDeductible: facts.vatDeductible,
    batteryHealthFrom: atLeast(
      "Lägsta batterihälsa i procent",
      [80, 90, 95],
      (min) => `Batterihälsa minst ${min}\u00a0%`,
      batteryPercent,
    ),
    tyreDepthFrom: atLeast(
      "Lägsta mönsterdjup i mm",
      [4, 5, 6],
      (min) => `Däck minst ${min}\u00a0mm`,
      minTyreDepth,
    ),
    serviceHistory: facts.serviceHistory,
    noRemarks: yesNo("Utan anmärkning", { yes: "Utan anmärkning", no: "Med anmärkning" }, isWithoutRemarks),
    hasAwd: facts.hasAwd,
    hasTowbar: facts.hasTowbar,
    leasable: facts.leasable,
    search: searchField("Sökord"),
    order: orderField("Sortering"),
    page: pageField("Sida"),
    incoming: stockFlag("Inkommande"),
    forSale: stockFlag("Till salu"),
    cars: carsField("Bilar"),
  },
  facts,
);

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
export function parameterValuesOf<Field extends FilterFieldName>(
  filter: Filter,
  field: Field,
): readonly string[] {
  return filterFields[field].write(filter[field]);
}

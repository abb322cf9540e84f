import { makeLabel, seriesLabel } from "#domain/car/makes.ts";
import {
  bodyTypes,
  colours,
  equipmentTags,
  fuelLabel,
  gearboxes,
  labelIn,
  seatChoiceLabel,
} from "#domain/car/vocabulary.ts";
import {
  bound,
  carsField,
  type FilterField,
  list,
  orderField,
  pageField,
  plateList,
  searchField,
  stockFlag,
  word,
  yesNo,
} from "./filter-field.ts";
import { type Bounds, type RangeName, rangeSteps } from "./steps.ts";

/** Every field of the filter. Setters, addresses, labels and "changed" follow: adding a filter is adding a row. [FILTER-1] */
const fields = {
  brands: list("Märke", makeLabel),
  series: list("Modell", seriesLabel),
  types: list("Kaross", (value) => labelIn(bodyTypes, value)),
  facilities: list("Butik", (value, stores) => labelIn(stores, value)),
  physicalLocations: list("Står i", (value, stores) => labelIn(stores, value)),
  seats: list("Säten", seatChoiceLabel),
  fuelTypes: list("Drivmedel", fuelLabel),
  carColors: list("Färg", (value) => labelIn(colours, value)),
  equipmentTags: list("Utrustning", (value) => labelIn(equipmentTags, value)),
  licenseplates: plateList("Regnummer"),
  gearbox: word("Växellåda", gearboxes),
  priceFrom: bound("Pris från", rangeSteps.price),
  priceTo: bound("Pris till", rangeSteps.price),
  yearFrom: bound("Årsmodell från", rangeSteps.year),
  yearTo: bound("Årsmodell till", rangeSteps.year),
  mileageFrom: bound("Miltal från", rangeSteps.mileage),
  mileageTo: bound("Miltal till", rangeSteps.mileage),
  horsepowerFrom: bound("Hästkrafter från", rangeSteps.horsepower),
  horsepowerTo: bound("Hästkrafter till", rangeSteps.horsepower),
  wltpFrom: bound("Räckvidd från", rangeSteps.wltp),
  wltpTo: bound("Räckvidd till", rangeSteps.wltp),
  monthlyPaymentFrom: bound("Månadskostnad från", rangeSteps.monthlyPayment),
  monthlyPaymentTo: bound("Månadskostnad till", rangeSteps.monthlyPayment),
  hasAwd: yesNo("Fyrhjulsdrift", { yes: "Fyrhjulsdrift", no: "Utan fyrhjulsdrift" }),
  hasTowbar: yesNo("Dragkrok", { yes: "Dragkrok", no: "Utan dragkrok" }),
  leasable: yesNo("Leasing", { yes: "Går att leasa", no: "Går inte att leasa" }),
  search: searchField("Sökord"),
  order: orderField("Sortering"),
  page: pageField("Sida"),
  incoming: stockFlag("Inkommande"),
  forSale: stockFlag("Till försäljning"),
  cars: carsField("Bilar"),
};

export type FilterFieldName = keyof typeof fields;

/** What a visitor asks of the stock. */
export type Filter = { readonly [Field in FilterFieldName]: (typeof fields)[Field]["initial"] };

export const filterFields: { readonly [Field in FilterFieldName]: FilterField<Filter[Field]> } = fields;
export const filterFieldNames = Object.keys(fields) as FilterFieldName[];

/** Asks nothing: the first page of the whole stock, in the default order. [FILTER-2] [FILTER-3] */
export const initialFilter = Object.fromEntries(
  filterFieldNames.map((field) => [field, filterFields[field].initial]),
) as Filter;

/** Both ends of a range. */
export function boundsOf(filter: Filter, range: RangeName): Bounds {
  return { from: filter[`${range}From`], to: filter[`${range}To`] };
}

import fc from "fast-check";
import { makes } from "#domain/car/makes.ts";
import { bodyTypes, colours, equipmentTags, fuels, gearboxes, seatChoices } from "#domain/car/vocabulary.ts";
import { carsChoiceNames } from "#domain/filter/cars-choice.ts";
import { type Filter, filterFieldNames, initialFilter } from "#domain/filter/filter.ts";
import { sortOrderNames } from "#domain/filter/sort-orders.ts";
import { type RangeName, rangeSteps } from "#domain/filter/steps.ts";
import { withField } from "#domain/filter/with-field.ts";
import { anyPlate } from "./any-plate.ts";
import { contractLocations } from "./demo-chain.ts";

export const filterDay = new Date("2026-11-15T12:00:00Z");

const allSeries = Object.values(makes).flatMap(({ series }) => Object.keys(series));

/** Any text a visitor could put in an address, in the form in which it is kept. */
const anyWord = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 6 })
  .map((text) => text.trim().toLowerCase())
  .filter((text) => text !== "" && text === text.trim().toLowerCase());

/** Mostly words of the trade, so that some cars are meant; now and then anything at all. */
function someOf(words: readonly string[]) {
  const word = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: anyWord },
  );
  return fc.uniqueArray(word, { maxLength: 3 });
}

function stepOf(range: RangeName) {
  return fc.option(fc.constantFrom(...rangeSteps[range](filterDay)));
}

const yesNo = fc.option(fc.boolean());

/** Any filter in the form an address gives it: words in lower case, bounds on steps. */
export const anyFilter: fc.Arbitrary<Filter> = fc
  .record({
    incoming: fc.constant(true),
    forSale: fc.constant(true),
    brands: someOf(Object.keys(makes)),
    series: someOf(allSeries),
    types: someOf(Object.keys(bodyTypes)),
    facilities: someOf(contractLocations),
    physicalLocations: someOf(contractLocations),
    seats: someOf(seatChoices),
    fuelTypes: someOf(Object.keys(fuels)),
    carColors: someOf(Object.keys(colours)),
    equipmentTags: someOf(Object.keys(equipmentTags)),
    licenseplates: fc.uniqueArray(anyPlate, { maxLength: 3 }),
    gearbox: fc.option(fc.constantFrom(...Object.keys(gearboxes))),
    priceFrom: stepOf("price"),
    priceTo: stepOf("price"),
    yearFrom: stepOf("year"),
    yearTo: stepOf("year"),
    mileageFrom: stepOf("mileage"),
    mileageTo: stepOf("mileage"),
    horsepowerFrom: stepOf("horsepower"),
    horsepowerTo: stepOf("horsepower"),
    wltpFrom: stepOf("wltp"),
    wltpTo: stepOf("wltp"),
    monthlyPaymentFrom: stepOf("monthlyPayment"),
    monthlyPaymentTo: stepOf("monthlyPayment"),
    hasAwd: yesNo,
    hasTowbar: yesNo,
    leasable: yesNo,
    search: fc.oneof(fc.constant(""), anyWord),
    order: fc.constantFrom(...sortOrderNames),
    page: fc.integer({ min: 1, max: 400 }),
    cars: fc.option(fc.constantFrom(...carsChoiceNames)),
  })
  .map((filter) => withField(filter, "cars", filter.cars));

/** One that asks two or three things, as most do, so that there are cars it means. */
export const anyEasyFilter: fc.Arbitrary<Filter> = fc
  .tuple(anyFilter, fc.subarray(filterFieldNames, { minLength: 1, maxLength: 3 }))
  .map(([filter, fields]) =>
    fields.reduce((asked, field) => withField(asked, field, filter[field]), initialFilter),
  );

import * as z from "zod";
import { bodyTypes, colours, equipmentTags, fuels, gearboxes, seatChoices } from "#domain/car/vocabulary.ts";
import { carsChoiceNames } from "#domain/filter/cars-choice.ts";
import { type Filter, type FilterFieldName, filterFields } from "#domain/filter/filter.ts";
import { filterFromQuery } from "#domain/filter/filter-url.ts";
import { sortOrderNames } from "#domain/filter/sort-orders.ts";
import { licensePlate } from "#domain/plate/license-plate.ts";
import { slugForm } from "#domain/store/store.ts";
import { numberFromText } from "#domain/text/written-number.ts";
import type { Parameter, Parameters } from "../call.ts";
import { Refusal } from "../problem.ts";

const yesNoWords = ["true", "false", "1", "0", "ja", "nej", "on"] as const;

const anyText = z.string();
const wholeNumber = z
  .string()
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN))
  .pipe(z.int("Skriv ett heltal från 1 och uppåt.").min(1, "Skriv ett heltal från 1 och uppåt."));
const number = z
  .string()
  .transform((text) => numberFromText(text) ?? Number.NaN)
  .pipe(z.number("Skriv ett tal."));
const plate = z.string().refine((text) => licensePlate.safeParse(text).success, {
  error: "Skriv ett svenskt registreringsnummer, till exempel MLB001.",
});

/** Which stores there are is known when the question comes: see withStores. */
const store = z.string().regex(slugForm, "Skriv en butik som i adressen till dess sida.");
const storeFields = ["facilities", "physicalLocations"] as const;

function oneOf(words: readonly string[]) {
  return z.enum(words as [string, ...string[]], { error: `Välj bland ${words.join(", ")}.` });
}

/** How each field of the filter is written in a question. The two that only `cars` says are not among them. */
const schemas = {
  brands: anyText,
  series: anyText,
  types: oneOf(Object.keys(bodyTypes)),
  facilities: store,
  physicalLocations: store,
  seats: oneOf(seatChoices),
  fuelTypes: oneOf(Object.keys(fuels)),
  carColors: oneOf(Object.keys(colours)),
  equipmentTags: oneOf(Object.keys(equipmentTags)),
  licenseplates: plate,
  gearbox: oneOf(Object.keys(gearboxes)),
  priceFrom: number,
  priceTo: number,
  yearFrom: number,
  yearTo: number,
  mileageFrom: number,
  mileageTo: number,
  horsepowerFrom: number,
  horsepowerTo: number,
  wltpFrom: number,
  wltpTo: number,
  monthlyPaymentFrom: number,
  monthlyPaymentTo: number,
  hasAwd: oneOf(yesNoWords),
  hasTowbar: oneOf(yesNoWords),
  leasable: oneOf(yesNoWords),
  search: anyText,
  order: oneOf(sortOrderNames),
  page: wholeNumber,
  cars: oneOf(carsChoiceNames),
} satisfies Record<Exclude<FilterFieldName, "incoming" | "forSale">, Parameter["schema"]>;

type AskedField = keyof typeof schemas;

/** The search may come as several words, as a list does. */
function isList(field: AskedField): boolean {
  return Array.isArray(filterFields[field].initial) || field === "search" || field === "cars";
}

/** Every field of the filter as a call can be asked it: a filter that is added is documented by its own row. */
export const filterParameters = Object.fromEntries(
  (Object.keys(schemas) as AskedField[]).map((field) => [
    field,
    { in: "query", about: filterFields[field].label, schema: schemas[field], isList: isList(field) },
  ]),
) as unknown as { readonly [Field in AskedField]: Parameter & { schema: (typeof schemas)[Field] } };

/** The same parameters, with the chain's own stores to choose from. [PLACE-2] */
export function withStores(parameters: Parameters, stores: readonly string[]): Parameters {
  if (stores.length === 0 || !storeFields.some((field) => field in parameters)) return parameters;
  const schema = oneOf(stores);
  const chosen = storeFields.flatMap((field) => {
    const parameter = parameters[field];
    return parameter === undefined ? [] : [[field, { ...parameter, schema }]];
  });
  return { ...parameters, ...Object.fromEntries(chosen) };
}

/** The codec of the site reads it: numbers snap to their steps as in every address. [API-8] */
export function filterOf(query: URLSearchParams, now: Date): Filter {
  const { filter, unread } = filterFromQuery(query, now);
  for (const [field, text] of Object.entries(unread)) {
    throw new Refusal({ status: 400, title: `Ogiltigt värde för ${field}: ”${text}”`, parameter: field });
  }
  return filter;
}

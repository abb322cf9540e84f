import * as z from "zod";
import { isSwedishPlate } from "#core/plate/license-plate.ts";
import { isName, maxSearchLength } from "#core/text/filter-bounds.ts";
import { isInteger, numberFromText } from "#core/text/number-from-text.ts";
import {
  type Filter,
  type FilterFieldName,
  filterFieldNames,
  filterFields,
} from "#features/catalogue/rules/filter.ts";
import type { ParameterValue } from "#features/catalogue/rules/filter-field.ts";
import { filterFromQuery } from "#features/catalogue/rules/filter-url.ts";
import { slugForm } from "#features/stores/rules/store.ts";
import type { Parameter, Parameters } from "#platform/http/parameters.ts";
import { Refusal } from "#platform/http/problem.ts";

const name = z.string().refine(isName, { error: "Skriv ett namn, till exempel volvo eller xc60." });
const text = z.string().max(maxSearchLength, `Skriv högst ${maxSearchLength} tecken.`);
const wholeNumber = z
  .string()
  .transform((text) => (isInteger(text) ? Number(text) : Number.NaN))
  .pipe(z.int("Skriv ett heltal från 1 och uppåt.").min(1, "Skriv ett heltal från 1 och uppåt."));
const number = z
  .string()
  .transform((text) => numberFromText(text) ?? Number.NaN)
  .pipe(z.number("Skriv ett tal."));
const plate = z.string().refine(isSwedishPlate, {
  error: "Skriv ett svenskt registreringsnummer, till exempel MLB001.",
});

/** Which stores there are is known when the question comes: see withStores. */
const store = z.string().regex(slugForm, "Skriv en butik som i adressen till dess sida.");
const storeFields = ["facilities", "physicalLocations"] as const;

function oneOf(values: readonly string[]) {
  return z.enum(values as [string, ...string[]], { error: `Välj bland ${values.join(", ")}.` });
}

const schemas = {
  name,
  store,
  text,
  number,
  wholeNumber,
  plate,
} satisfies Record<Extract<ParameterValue, string>, Parameter["schema"]>;

function schemaOf(value: ParameterValue): Parameter["schema"] {
  return typeof value === "string" ? schemas[value] : oneOf(value);
}

/** Every field of the filter as a call can be asked it: a filter that is added is documented by its own row. */
export const filterParameters: Parameters = Object.fromEntries(filterFieldNames.flatMap(parameterOf));

function parameterOf(field: FilterFieldName): [string, Parameter][] {
  const { label, parameter } = filterFields[field];
  if (parameter === null) return [];
  const { value, isList } = parameter;
  return [[field, { in: "query", about: label, schema: schemaOf(value), isList }]];
}

/** The same parameters, with the chain's own stores to choose from. */
export function withStores(parameters: Parameters, stores: readonly string[]): Parameters {
  if (stores.length === 0 || !storeFields.some((field) => field in parameters)) return parameters;
  const schema = oneOf(stores);
  const chosen = storeFields.flatMap((field) => {
    const parameter = parameters[field];
    return parameter === undefined ? [] : [[field, { ...parameter, schema }]];
  });
  return { ...parameters, ...Object.fromEntries(chosen) };
}

/** The codec of the site reads it: numbers snap to their steps as in every address. */
export function filterOf(query: URLSearchParams, now: Date): Filter {
  const { filter, unread } = filterFromQuery(query, now);
  for (const [field, text] of Object.entries(unread)) {
    throw new Refusal({ status: 400, title: `Ogiltigt värde för ${field}: ”${text}”`, parameter: field });
  }
  return filter;
}

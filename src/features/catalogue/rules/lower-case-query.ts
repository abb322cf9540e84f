import { type FilterFieldName, filterFieldNames, filterFields } from "./filter.ts";

/** Fields of words. A number that cannot be read is shown as it was written, so those stay as they are. */
const wordFields: ReadonlySet<string> = new Set(
  filterFieldNames.filter(isOfWords).map((field) => field.toLowerCase()),
);

function isOfWords(field: FilterFieldName): boolean {
  const value = filterFields[field].parameter?.value;
  return value !== undefined && value !== "number" && value !== "wholeNumber";
}

/** The same query with the words of the filter in lower case; what is not ours (click ids) stays as it came. */
export function lowerCaseQuery(query: Iterable<readonly [string, string]>): URLSearchParams {
  return new URLSearchParams(
    [...query].map(([name, text]) => [name, wordFields.has(name.toLowerCase()) ? text.toLowerCase() : text]),
  );
}

/** Whether the address is written otherwise than we write it. */
export function hasCapitals(query: URLSearchParams): boolean {
  return lowerCaseQuery(query).toString() !== query.toString();
}

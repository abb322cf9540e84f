import { boundedUnread } from "#core/text/filter-bounds.ts";
import {
  type Filter,
  type FilterFieldName,
  filterFieldNames,
  filterFields,
  initialFilter,
} from "./filter.ts";
import { withField } from "./with-field.ts";

/**
 * What an address says. `unread` is what the visitor wrote and we could not read ("priceTo=billig"):
 * shown again where it was written, never part of a question to the stock.
 */
export type FilterReading = { filter: Filter; unread: Partial<Record<FilterFieldName, string>> };

/** The address is the filter's memory, and this is the only way in. */
export function filterFromQuery(query: URLSearchParams, now: Date): FilterReading {
  const valuesByName = textsByName(query);
  return filterFieldNames.reduce<FilterReading>(
    (reading, field) => withTexts(reading, field, valuesByName.get(field.toLowerCase()) ?? [], now),
    { filter: initialFilter, unread: {} },
  );
}

/** And the only way out. Says nothing that goes without saying. */
export function queryFromFilter(filter: Filter): URLSearchParams {
  return new URLSearchParams(
    filterFieldNames.flatMap((field) => textsOf(filter, field).map((text) => [field, text])),
  );
}

/** The same text for filters that ask the same: for caches, and to see whether a filter has changed. */
export function canonicalQuery(filter: Filter): string {
  const query = new URLSearchParams();
  for (const field of filterFieldNames) {
    for (const text of textsOf(filter, field).toSorted()) query.append(field, text);
  }
  return query.toString();
}

/** Names are read in any case, and an empty text says nothing. */
function textsByName(query: URLSearchParams): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [name, text] of query) {
    if (text.trim() === "") continue;
    const key = name.toLowerCase();
    const before = texts.get(key);
    if (before) before.push(text);
    else texts.set(key, [text]);
  }
  return texts;
}

function withTexts<Field extends FilterFieldName>(
  reading: FilterReading,
  field: Field,
  texts: readonly string[],
  now: Date,
): FilterReading {
  const [first] = texts;
  if (first === undefined) return reading;
  const value = filterFields[field].read(
    texts.map((text) => text.trim().toLowerCase()),
    now,
  );
  return value === undefined
    ? { ...reading, unread: { ...reading.unread, [field]: boundedUnread(first) } }
    : { ...reading, filter: withField(reading.filter, field, value) };
}

function textsOf<Field extends FilterFieldName>(filter: Filter, field: Field): readonly string[] {
  return filterFields[field].write(filter[field]);
}

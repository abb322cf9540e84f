import { type Filter, type FilterFieldName, filterFieldNames, filterFields } from "./filter.ts";
import type { FilterReading } from "./filter-url.ts";

/** A bound as it was written, when that is no number: "priceTo=billig". */
export type UnreadBound = { field: BoundName; text: string };

/** The fields that are asked for by a number. */
type BoundName = {
  [Field in FilterFieldName]: Filter[Field] extends number | null
    ? null extends Filter[Field]
      ? Field
      : never
    : never;
}[FilterFieldName];

/** What stands in the address for a bound and asks nothing, in the order of the fields. */
export function unreadBounds({ unread }: Pick<FilterReading, "unread">): UnreadBound[] {
  return filterFieldNames.filter(isBound).flatMap((field) => {
    const text = unread[field];
    return text === undefined ? [] : [{ field, text }];
  });
}

/** Those that still say something: a bound that was asked in another way has taken the place of what was written. */
export function otherUnread(filter: Filter, unread: readonly UnreadBound[]): UnreadBound[] {
  return unread.filter(({ field }) => filter[field] === null);
}

/** "Pris till: ”billig” förstod vi inte" */
export function unreadLabel({ field, text }: UnreadBound): string {
  return `${filterFields[field].label}: ”${text}” förstod vi inte`;
}

function isBound(field: FilterFieldName): field is BoundName {
  return filterFields[field].parameter?.value === "number";
}

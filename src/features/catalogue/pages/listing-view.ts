import type { CarCardView } from "#features/cars/pages/car-card-view.ts";
import type { CreditWarning } from "#features/credit/rules/credit-warning.ts";
import type { Filter } from "../rules/filter.ts";
import { type ChainLabels, chipsOf, withoutAll } from "../rules/filter-chips.ts";
import { queryFromFilter } from "../rules/filter-url.ts";
import { otherUnread, type UnreadBound, unreadLabel } from "../rules/unread-bounds.ts";
import type { FilterGroupView } from "./filter-group-view.ts";
import { monthlyField } from "./payment-field.ts";
import { withQuery } from "./with-query.ts";

/** A name and a value that a form sends without showing them. */
export type HiddenField = [name: string, value: string];

/** How a search was read: the words we could do nothing with, and what to know about the others. */
export type SearchReading = {
  text: string;
  unknown: string[];
  notes: string[];
  /** Words that were taken for others, and where they are taken as they were written. */
  corrections: { original: string; corrected: string; undoTo: string }[];
};

/** What is asked, and the address without it; or what stands in the address and was not understood. */
export type ChipView = { label: string; to: string; isUnread?: true };

/** All that a list of cars shows; nothing else travels to the browser. */
export type ListingView = {
  path: string;
  search: SearchReading;
  /** What can be written, with a place of the chain's own. */
  searchExample: string;
  /** The same list without what was searched for. */
  clearSearchTo: string;
  /** What the visitor has chosen by hand stays when something is searched for. */
  hiddenSearchFields: HiddenField[];
  chips: ChipView[];
  clearTo: string;
  /** Where the search is watched; null where nothing is asked, or nothing comes in. */
  saveSearchTo: string | null;
  groups: FilterGroupView[];
  hidden: HiddenField[];
  order: string;
  /** Whether each card says on request why it stands where it does: in our own order of our own cars. */
  isExplained: boolean;
  /** Null where no monthly cost is offered. */
  isMonthly: boolean | null;
  /** The same list with its prices shown the other way; null where there is none, or a bound asks for this one. */
  paymentTo: string | null;
  /** Stands in the list whenever a monthly cost does. */
  credit: { warning: CreditWarning; example: string } | null;
  /** The day on which prices were held against the market; null where no card says anything of it. */
  marketDay: string | null;
  total: number;
  cars: CarCardView[];
  page: number;
  lastPage: number;
  pageSize: number;
  /** The address of the first page. */
  address: string;
  /** When there are no cars: why, and where to go instead; of none or few also the cars that come nearest. */
  empty: { title: string; text: string } | null;
  alternatives: { text: string; to: string }[];
  nearMatches: { car: CarCardView; miss: string }[];
};

/**
 * Where a list stands, and what its address says beside the filter: how prices are shown, and bounds that could not be
 * read, which every link keeps.
 */
export type ListAddress = { path: string; isMonthly: boolean; unread: readonly UnreadBound[] };

/** The address that says this filter. */
export function addressOf(filter: Filter, { path, isMonthly, unread }: ListAddress): string {
  const query = queryFromFilter(filter);
  for (const { field, text } of otherUnread(filter, unread)) query.append(field, text);
  if (isMonthly) query.append(monthlyField.name, monthlyField.value);
  return withQuery(path, query);
}

export function chipViews(filter: Filter, list: ListAddress, chain: ChainLabels): ChipView[] {
  const filterChips = chipsOf(filter, chain).map(({ label, without }) => ({
    label,
    to: addressOf(without, list),
  }));
  const unread = otherUnread(filter, list.unread).map((bound): ChipView => {
    const others = list.unread.filter(({ field }) => field !== bound.field);
    return {
      label: unreadLabel(bound),
      to: addressOf({ ...filter, page: 1 }, { ...list, unread: others }),
      isUnread: true,
    };
  });
  return [...filterChips, ...unread];
}

export function clearAddress(filter: Filter, list: ListAddress): string {
  return addressOf(withoutAll(filter), { ...list, unread: [] });
}

/** All that an address says of the filter, as fields of a form. */
export function fieldsOf(filter: Filter, unread: readonly UnreadBound[]): HiddenField[] {
  const unreadFields = otherUnread(filter, unread).map(({ field, text }): HiddenField => [field, text]);
  return [...queryFromFilter(filter), ...unreadFields];
}

/** What the filter asks that none of its groups shows: kept when something else is chosen. */
export function hiddenFields(
  filter: Filter,
  groups: readonly FilterGroupView[],
  unread: readonly UnreadBound[],
): HiddenField[] {
  const shownNames = new Set(groups.flatMap(namesShown));
  return fieldsOf(filter, unread).filter(
    ([name, value]) =>
      name !== "page" && name !== "order" && !shownNames.has(name) && !shownNames.has(`${name}=${value}`),
  );
}

/** "gearbox" when a control says the whole field, "types=kombi" when it says one value of it. */
function namesShown(group: FilterGroupView): string[] {
  switch (group.kind) {
    case "makes":
      return [...group.makes, ...group.more].flatMap(({ value, series }) => [
        `brands=${value}`,
        ...series.map((one) => `series=${one.value}`),
      ]);
    case "range":
      return [`${group.range}From`, `${group.range}To`];
    case "switches":
      return group.switches.map(({ name }) => name);
    case "parts":
      return group.parts.flatMap(namesShown);
    case "segments":
    case "rows":
      return [group.name];
    case "options":
    case "colours":
      return group.options.map(({ value }) => `${group.name}=${value}`);
  }
}

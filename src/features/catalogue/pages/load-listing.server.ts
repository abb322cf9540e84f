import { redirect } from "react-router";
import { formatDate } from "#core/dates/dates.ts";
import { paths } from "#core/paths.ts";
import type { CarCardView } from "#features/cars/pages/car-card-view.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { creditWarningAt } from "#features/credit/rules/credit-warning.ts";
import { financeDefaults } from "#features/credit/rules/finance-defaults.ts";
import { loanFor } from "#features/credit/rules/loan.ts";
import { priceBoundsFromMonthly } from "#features/credit/rules/price-bounds.ts";
import { representativeExample } from "#features/credit/rules/representative-example.ts";
import type { Chain } from "../rules/chain.ts";
import { type Filter, initialFilter } from "../rules/filter.ts";
import { isFromForm, queryFromForm } from "../rules/filter-form.ts";
import { filterLink } from "../rules/filter-link.ts";
import { impliedSeries } from "../rules/implied-series.ts";
import { listTitle } from "../rules/list-title.ts";
import { hasCapitals, lowerCaseQuery } from "../rules/lower-case-query.ts";
import { lastPage } from "../rules/pages.ts";
import { savedSearchQuery } from "../rules/saved-search-query.ts";
import { orderChips } from "../rules/sentence/words-for-orders.ts";
import { defaultSortOrder } from "../rules/sort-orders.ts";
import { otherUnread } from "../rules/unread-bounds.ts";
import { withField } from "../rules/with-field.ts";
import type { Catalog } from "../service/catalog.ts";
import { type ParsedFilter, parseFilter, type ReadSearch } from "../service/query/parse-filter.ts";
import { countFound, search } from "../service/search.ts";
import { otherCars } from "./alternatives.server.ts";
import { filterGroups, type GroupName } from "./filter-groups.ts";
import type { FoundCars } from "./list-page-texts.ts";
import {
  addressOf,
  type ChipView,
  chipViews,
  clearAddress,
  fieldsOf,
  hiddenFields,
  type ListAddress,
  type ListingView,
  type SearchReading,
} from "./listing-view.ts";
import { monthlyField } from "./payment-field.ts";
import { searchExample } from "./search-example.ts";
import { withQuery } from "./with-query.ts";

const pageSize = 24;

/** One of the lists: which stock it shows, which filters make sense there, and how a car looks. */
export type ListKind<Car> = {
  path: string;
  catalog: Catalog<Car>;
  chain: Chain;
  groups: readonly GroupName[];
  card: (car: Car, now: Date) => CarCardView;
  /** The same card with its cost per month; null where nothing is sold on credit. */
  monthlyCard: ((car: Car, now: Date) => CarCardView) | null;
  /** When prices were held against the market; null where they are not. */
  marketAt: Date | null;
};

export type LoadedListing = { view: ListingView; canonical: string; found: FoundCars | null };

/** The time, and a callback for the cost of reading the search, in words that were compared. */
export type Requester = { now: Date; spend: (work: number) => void };

/** One look at the stock answers everything on the page. */
export function loadListing<Car>(
  kind: ListKind<Car>,
  query: URLSearchParams,
  { now, spend }: Requester,
): LoadedListing {
  const { catalog, path, chain } = kind;
  const { everyLabel } = chain;
  // Also from a form without scripts, whose words stand in the address as they were typed.
  if (isFromForm(query) || hasCapitals(query))
    throw redirect(withQuery(path, queryFromForm(lowerCaseQuery(query), impliedSeries)));
  const parsed = parseFilter(query, { now, chain, catalog });
  spend(parsed.work);
  const { filter, unread, search: reading, isSentence } = parsed;
  const isMonthly = kind.monthlyCard !== null && isAskedMonthly(query, filter);
  const list = { path, isMonthly, unread };

  const answer = search(catalog, filter, { pageSize });
  const last = lastPage(answer.total, pageSize);
  if (filter.page > last) throw redirect(addressOf({ ...filter, page: last }, list));

  const makesInOrder = makesByStock(catalog);
  const groups = filterGroups(kind.groups, filter, {
    ...answer,
    makesInOrder,
    stores: everyLabel,
    unread: otherUnread(filter, unread),
    countWithout: (field) =>
      filter[field] === null ? answer.total : countFound(catalog, withField(filter, field, null)),
  });
  const card = isMonthly && kind.monthlyCard ? kind.monthlyCard : kind.card;
  const cars = answer.cars.map((car) => card(car, now));
  const view: ListingView = {
    path,
    search: searchReading(reading, query, path),
    clearSearchTo: isSentence
      ? clearAddress(filter, list)
      : addressOf({ ...filter, search: "", page: 1 }, list),
    hiddenSearchFields: isSentence ? [] : fieldsOf({ ...filter, search: "", page: 1 }, unread),
    searchExample: searchExample(chain),
    chips: withSentences(
      chipsAndOrder(parsed, list, chain),
      shorterAddresses(parsed, query, { ...kind, now, spend }),
    ),
    clearTo: clearAddress(filter, list),
    saveSearchTo: saveSearchPath(path, filter),
    groups,
    hidden: hiddenFields(filter, groups, unread),
    order: filter.order,
    isExplained: catalog.dictionaries.kind.spreadsModels && filter.order === defaultSortOrder,
    isMonthly: kind.monthlyCard === null ? null : isMonthly,
    paymentTo:
      kind.monthlyCard === null || asksMonthlyBound(filter)
        ? null
        : addressOf({ ...filter, page: 1 }, { ...list, isMonthly: !isMonthly }),
    credit: isMonthly ? creditAt(now) : null,
    marketDay: kind.marketAt && formatDate(kind.marketAt),
    total: answer.total,
    cars,
    page: filter.page,
    lastPage: last,
    pageSize,
    address: addressOf({ ...filter, page: 1 }, list),
    ...otherCars({ ...kind, card }, filter, list, { cars, total: answer.total, now, spend }),
  };
  const title = listTitle(filter, everyLabel);
  return {
    view,
    canonical: filterLink(path, filter, priceBoundsFromMonthly),
    found: title === null ? null : { title, count: carCountText(answer.total) },
  };
}

/** With the address that takes a correction back. */
function searchReading(
  { corrections, ...search }: ReadSearch,
  query: URLSearchParams,
  path: string,
): SearchReading {
  return {
    ...search,
    corrections: corrections.map(({ original, corrected, undone }) => ({
      original,
      corrected,
      undoTo: withQuery(path, withSearch(query, undone)),
    })),
  };
}

function withSearch(query: URLSearchParams, search: string): URLSearchParams {
  const other = new URLSearchParams(query);
  other.delete("page");
  other.set("search", search);
  return other;
}

/** An order that was asked for in words is shown among what was read. */
function chipsAndOrder({ filter, isSentence }: ParsedFilter, list: ListAddress, chain: Chain): ChipView[] {
  const chips = chipViews(filter, list, chain);
  if (!isSentence || filter.order === initialFilter.order) return chips;
  const to = addressOf({ ...filter, order: initialFilter.order, page: 1 }, list);
  return [...chips, { label: orderChips[filter.order], to }];
}

/** The addresses that say the same by a shorter sentence, by what they ask: a chip that is removed keeps the others' words. */
function shorterAddresses<Car>(
  { shorter, isSentence }: ParsedFilter,
  query: URLSearchParams,
  { path, chain, catalog, now, spend }: ListKind<Car> & Requester,
): ReadonlyMap<string, string> {
  const sentences = isSentence ? shorter : [];
  return new Map(
    sentences.map((text) => {
      const shorterQuery = withSearch(query, text);
      const { filter, unread, work } = parseFilter(shorterQuery, { now, chain, catalog });
      spend(work);
      const list = { path, isMonthly: query.get(monthlyField.name) === monthlyField.value, unread };
      return [addressOf({ ...filter, page: 1 }, list), withQuery(path, shorterQuery)];
    }),
  );
}

function withSentences(chips: readonly ChipView[], sentences: ReadonlyMap<string, string>): ChipView[] {
  return chips.map((chip) => ({ ...chip, to: sentences.get(chip.to) ?? chip.to }));
}

/** Only searches of cars for sale can be saved, and only with some filter. */
function saveSearchPath(path: string, filter: Filter): string | null {
  const query = path === paths.buy() ? savedSearchQuery(filter) : "";
  return query === "" ? null : paths.savedSearch(new URLSearchParams(query));
}

/** A visitor who filters by monthly cost sees monthly costs, with the credit example that the law requires. */
function isAskedMonthly(query: URLSearchParams, filter: Filter): boolean {
  return query.get(monthlyField.name) === monthlyField.value || asksMonthlyBound(filter);
}

function asksMonthlyBound({ monthlyPaymentFrom, monthlyPaymentTo }: Filter): boolean {
  return monthlyPaymentFrom !== null || monthlyPaymentTo !== null;
}

/** Without a warning in force, or an example, no monthly cost could be shown. */
function creditAt(now: Date): ListingView["credit"] {
  const warning = creditWarningAt(now);
  const loan = loanFor({ price: financeDefaults.examplePrice });
  if (warning === null || loan === null)
    throw new Error("A monthly cost may not be shown without its warning");
  return { warning, example: representativeExample(loan) };
}

const makesOfCatalog = new WeakMap<object, string[]>();

/** The makes of the whole stock, most cars first: their places do not depend on what is chosen. */
function makesByStock<Car>(catalog: Catalog<Car>): string[] {
  const cached = makesOfCatalog.get(catalog);
  if (cached) return cached;
  const { facets } = search(catalog, initialFilter, { pageSize: 1 });
  const makes = facets.brands.toSorted((one, other) => other.count - one.count).map(({ value }) => value);
  makesOfCatalog.set(catalog, makes);
  return makes;
}

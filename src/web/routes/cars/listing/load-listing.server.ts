import { redirect } from "react-router";
import type { Catalog } from "#catalog/catalog.ts";
import { countFound, search } from "#catalog/search.ts";
import { type Filter, initialFilter } from "#domain/filter/filter.ts";
import { chipsOf } from "#domain/filter/filter-chips.ts";
import { isFromForm, queryFromForm } from "#domain/filter/filter-form.ts";
import { filterLink } from "#domain/filter/filter-link.ts";
import { hasCapitals, lowerCaseQuery } from "#domain/filter/lower-case-query.ts";
import { lastPage } from "#domain/filter/pages.ts";
import { unreadBeside } from "#domain/filter/unread-bounds.ts";
import { withField } from "#domain/filter/with-field.ts";
import { creditWarningAt } from "#domain/finance/credit-warning.ts";
import { financeDefaults } from "#domain/finance/finance-defaults.ts";
import { loanFor } from "#domain/finance/loan.ts";
import { priceBoundsFromMonthly } from "#domain/finance/price-bounds.ts";
import { representativeExample } from "#domain/finance/representative-example.ts";
import type { Chain } from "#domain/store/chain.ts";
import { formatDate } from "#domain/text/dates.ts";
import { watchedQuery } from "#domain/watch/watched-query.ts";
import { paths } from "#paths";
import type { CarCardView } from "#web/features/car/car-card-view.ts";
import { filterGroups, type GroupName } from "#web/features/car-list/filter-groups.ts";
import {
  addressOf,
  chipViews,
  clearAddress,
  fieldsOf,
  hiddenFields,
  type ListingView,
  wayOutOf,
} from "#web/features/car-list/listing-view.ts";
import { monthlyField } from "#web/features/car-list/payment-field.ts";
import { searchExample } from "#web/features/car-list/search-example.ts";
import { withQuery } from "#web/features/car-list/with-query.ts";
import { askedFilter } from "./asked-filter.server.ts";

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

export type LoadedListing = { view: ListingView; canonical: string };

/** One look at the stock answers everything on the page. [LISTING-1] */
export function loadListing<Car>(kind: ListKind<Car>, query: URLSearchParams, now: Date): LoadedListing {
  const { catalog, path, chain } = kind;
  const { everyLabel } = chain;
  // Also from a form without scripts, whose words stand in the address as they were typed. [LOWER-2]
  if (isFromForm(query) || hasCapitals(query))
    throw redirect(withQuery(path, queryFromForm(lowerCaseQuery(query))));
  const isFound = (word: string) => countFound(catalog, { ...initialFilter, search: word }) > 0;
  const { filter, unread, search: reading, isSentence } = askedFilter(query, { now, chain, isFound });
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
    unread: unreadBeside(filter, unread),
    countWithout: (field) =>
      filter[field] === null ? answer.total : countFound(catalog, withField(filter, field, null)),
  });
  const card = isMonthly && kind.monthlyCard ? kind.monthlyCard : kind.card;
  const view: ListingView = {
    path,
    search: reading,
    clearSearchTo: isSentence
      ? clearAddress(filter, list)
      : addressOf({ ...filter, search: "", page: 1 }, list),
    keptInSearch: isSentence ? [] : fieldsOf({ ...filter, search: "", page: 1 }, unread),
    searchExample: searchExample(chain),
    chips: chipViews(filter, list, chain),
    clearTo: clearAddress(filter, list),
    watchTo: watchAddress(path, filter),
    groups,
    hidden: hiddenFields(filter, groups, unread),
    order: filter.order,
    isMonthly: kind.monthlyCard === null ? null : isMonthly,
    credit: isMonthly ? creditAt(now) : null,
    marketDay: kind.marketAt && formatDate(kind.marketAt),
    total: answer.total,
    cars: answer.cars.map((car) => card(car, now)),
    page: filter.page,
    lastPage: last,
    pageSize,
    address: addressOf({ ...filter, page: 1 }, list),
    wayOut:
      answer.total === 0
        ? wayOutOf(chipsOf(filter, chain), list, (other) => countFound(catalog, other))
        : null,
  };
  return { view, canonical: filterLink(path, filter, priceBoundsFromMonthly) };
}

/** Only what is for sale is watched, and only by somebody who asks for something. [WATCHING-1] */
function watchAddress(path: string, filter: Filter): string | null {
  const query = path === paths.buy() ? watchedQuery(filter) : "";
  return query === "" ? null : paths.watch(new URLSearchParams(query));
}

/** A visitor who asks by monthly cost sees monthly costs, and with them all that must stand beside. [LISTING-10] */
function isAskedMonthly(query: URLSearchParams, filter: Filter): boolean {
  return (
    query.get(monthlyField.name) === monthlyField.value ||
    filter.monthlyPaymentFrom !== null ||
    filter.monthlyPaymentTo !== null
  );
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

/** The makes of the whole stock, most cars first: their places do not depend on what is chosen. [LISTING-4] */
function makesByStock<Car>(catalog: Catalog<Car>): string[] {
  const known = makesOfCatalog.get(catalog);
  if (known) return known;
  const { facets } = search(catalog, initialFilter, { pageSize: 1 });
  const makes = facets.brands.toSorted((one, other) => other.count - one.count).map(({ value }) => value);
  makesOfCatalog.set(catalog, makes);
  return makes;
}

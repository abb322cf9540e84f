import { boundsOf, type Filter, filterFields } from "./filter.ts";
import { listWords } from "./filter-field.ts";
import { queryFromFilter } from "./filter-url.ts";
import { type Bounds, type End, priceSteps, stepOfBound } from "./steps.ts";
import { withField } from "./with-field.ts";

/** What a monthly cost means in price, by the rates of the day: #features/credit/rules/price-bounds.ts. */
export type PriceBoundsFromMonthly = (monthly: Bounds) => Bounds;

/** The filter as it stands in a link that is shared. */
export function linkFormOf(filter: Filter, priceBounds: PriceBoundsFromMonthly): Filter {
  return withoutMonthlyPayment(withoutImpliedBrands(filter), priceBounds);
}

/** "/kopa-bil/" → "/kopa-bil/?series=v60"; a filter that asks nothing leaves the path alone. */
export function filterLink(path: string, filter: Filter, priceBounds: PriceBoundsFromMonthly): string {
  const query = queryFromFilter(linkFormOf(filter, priceBounds)).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** The path variant: the current path, with what it already asks, and the plates appended. */
export function pathWithLicenseplates(path: string, plates: readonly string[]): string {
  const [pathname = "", search = ""] = path.split("?", 2);
  const others = [...new URLSearchParams(search)].filter(([name]) => name.toLowerCase() !== "licenseplates");
  const query = new URLSearchParams(others);
  for (const plate of filterFields.licenseplates.write(plates)) query.append("licenseplates", plate);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** A series belongs to one make, so the make goes without saying. */
function withoutImpliedBrands(filter: Filter): Filter {
  return listWords(filter.series).length > 0 ? withField(filter, "brands", null) : filter;
}

/** Where price bounds stand already, the narrower hold. On steps, so that the link reads back as itself. */
function withoutMonthlyPayment(filter: Filter, priceBounds: PriceBoundsFromMonthly): Filter {
  const monthly = boundsOf(filter, "monthlyPayment");
  if (monthly.from === null && monthly.to === null) return filter;
  const price = priceBounds(monthly);
  return {
    ...filter,
    monthlyPaymentFrom: null,
    monthlyPaymentTo: null,
    priceFrom: stepOf("from", [filter.priceFrom, price.from]),
    priceTo: stepOf("to", [filter.priceTo, price.to]),
  };
}

function stepOf(end: End, bounds: readonly (number | null)[]): number | null {
  const prices = bounds.filter((price) => price !== null);
  const narrowest = end === "to" ? Math.min(...prices) : Math.max(...prices);
  return prices.length === 0 ? null : stepOfBound(end, priceSteps, narrowest);
}

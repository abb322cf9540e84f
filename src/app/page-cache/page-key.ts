import { isSecretAddress } from "#core/secret-addresses.ts";
import { workshopFields } from "#features/bookings/rules/workshop-prefill.ts";
import { monthlyField } from "#features/catalogue/pages/payment-field.ts";
import { filterFieldNames } from "#features/catalogue/rules/filter.ts";
import { compareFields } from "#features/compare/rules/compare-address.ts";
import { stockComparisonFields } from "#features/compare/rules/stock-comparison/compare-question.ts";
import { loanFields } from "#features/credit/rules/loan-input.ts";
import { postcodeParameter } from "#features/delivery/rules/postcode-parameter.ts";
import { financeFields } from "#features/financing/rules/finance-input.ts";
import { receiptField } from "#features/financing/rules/plan-by-mail.ts";
import { costFields, paymentField } from "#features/running-costs/rules/cost-assumptions.ts";
import { flowFields } from "#features/valuation/rules/flow/flow-fields.ts";
import { isTakeover } from "#features/visitors/rules/takeover.ts";

/** A longer one is asked for once: to cache it would drive out pages that are asked for again. */
const maxKeyLength = 1_024;

/** What the browser's part of the router asks with: which parts of a page it wants the data of. */
const routerNames = ["_routes"];

/** What each kind of page reads of its query, by the path of the page. All others read nothing. */
const readByPages: readonly (readonly [path: RegExp, names: ReadonlySet<string>])[] = [
  [
    /^\/(?:kopa-bil|salda-bilar|external-adverts)\/(?:svar\/|forslag\/)?$/,
    namesOf(...filterFieldNames, monthlyField.name),
  ],
  [/^\/(?:kopa-bil|salda-bilar)\/[^/]+\/[^/]+\/$/, namesOf(postcodeParameter, ...Object.values(loanFields))],
  [
    /^\/bilfinansiering\/(?:betalplan\/)?$/,
    namesOf("licenseplate", receiptField, ...Object.values(financeFields)),
  ],
  [/^\/bilservice\/$/, namesOf(...Object.values(workshopFields))],
  [/^\/butik\/$/, namesOf("postnummer")],
  [/^\/nyhetsbrev\/$/, namesOf("kvitto")],
  [/^\/customer-uploads\/$/, namesOf("kvitto")],
  [/^\/(?:kontakt|sphere-viewer|video-viewer)\/$/, namesOf("licenseplate")],
  [/^\/(?:salj-din-bil|salja-elbil|vardera-bil|byta-bil)\/$/, namesOf(...Object.values(flowFields))],
  [/^\/favoriter\/svar\/$/, namesOf("bilar", "sedan")],
  [/^\/jamfora-lager\/svar\/$/, namesOf(...Object.values(stockComparisonFields))],
  [
    /^\/jamfora-bilar\/$/,
    namesOf(
      ...Object.values(compareFields),
      ...Object.values(costFields).map(({ query }) => query),
      paymentField.query,
    ),
  ],
  [/^\/ride\/$/, namesOf("licenseplate", "plate")],
  [/^\/reservera-bil\/$/, namesOf("licenseplate", "plate", "ko", "kvitto")],
];
const readByOthers = namesOf();

/**
 * Two addresses ("/kopa-bil/?page=2") with the same key have the same page: what a page does not read makes no other
 * page of it. Null when the page is not worth its place.
 */
export function pageKey(address: string): string | null {
  const at = address.indexOf("?");
  const key = at === -1 ? address : keyWithQuery(address, at);
  return key === null || key.length > maxKeyLength ? null : key;
}

function keyWithQuery(address: string, at: number): string | null {
  const path = address.slice(0, at);
  // The takeover's way out repeats the whole query; and what is this long is judged by nobody.
  if (address.length > 8 * maxKeyLength || isTakeover(path)) return address;
  // What is not read may still be a key, and such a page has another policy than the one without.
  if (isSecretAddress({ pathname: path, search: address.slice(at) })) return null;
  const names = namesReadBy(path);
  const query = new URLSearchParams(address.slice(at));
  const read = [...query].filter(([name]) => names.has(name.toLowerCase()));
  if (read.length === query.size) return address;
  return read.length === 0 ? path : `${path}?${new URLSearchParams(read)}`;
}

function namesReadBy(path: string): ReadonlySet<string> {
  // "/kopa-bil/_.data" and "/kopa-bil.data" are the data of "/kopa-bil/".
  const page = path.replace(/\/_\.data$/, "/").replace(/\.data$/, "/");
  return readByPages.find(([pattern]) => pattern.test(page))?.[1] ?? readByOthers;
}

function namesOf(...names: string[]): ReadonlySet<string> {
  return new Set([...routerNames, ...names].map((name) => name.toLowerCase()));
}

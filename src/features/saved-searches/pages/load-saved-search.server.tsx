import { renderToStaticMarkup } from "react-dom/server";
import { data, type RouterContextProvider } from "react-router";
import { formatDate } from "#core/dates/dates.ts";
import { paths } from "#core/paths.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { isReserved } from "#features/cars/rules/status.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { searchExample } from "#features/catalogue/pages/search-example.ts";
import { chipsOf } from "#features/catalogue/rules/filter-chips.ts";
import { savedSearchQuery } from "#features/catalogue/rules/saved-search-query.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import { submittedFormContext } from "#features/forms/context.ts";
import { formHtml } from "#features/forms/pages/form-html.server.tsx";
import { clockContext } from "#platform/pages/context.ts";
import { savedSearchesContext } from "../context.ts";
import { endSavedSearchesForm } from "../rules/end-saved-searches-form.ts";
import { originField, savedSearchForm } from "../rules/saved-search-form.ts";
import { savedSearchPaths } from "../rules/saved-search-paths.ts";
import { filterOfSavedSearch, plateOfSavedSearch } from "../rules/saved-search-query.ts";
import { frequencyTexts } from "../rules/saved-search-terms.ts";
import type { SavedSearchRow } from "../storage/saved-searches.ts";
import { ManagePage } from "./manage-page.tsx";
import { SaveSearchPage } from "./save-search-page.tsx";
import {
  AskToConfirm,
  EndedSavedSearch,
  EndSavedSearches,
  NoFilter,
  SavedSearchNotFound,
  SavedSearchReceived,
} from "./saved-search-notices.tsx";
import type { SavedSearchView } from "./saved-search-view.ts";

type Context = Readonly<RouterContextProvider>;
type Loaded = { title: string; html: string; status: number };

/** Nothing happens to these pages in the browser but to their forms: they cost no script of their own. */
export async function loadSavedSearch(
  step: string | undefined,
  query: URLSearchParams,
  context: Context,
): Promise<Loaded> {
  const token = query.get("t") ?? "";
  if (step === undefined) return askPage(query, context);
  if (step === "bekrafta") return confirmPage(token, context);
  if (step === "andra") return managePage(token, query.has("kvitto"), context);
  if (step === "avslutad") return ended();
  if (step === "avsluta") return endPage(query, context);
  throw data("page", 404);
}

function askPage(query: URLSearchParams, context: Context): Loaded {
  const submission = context.get(submittedFormContext);
  const status = submission?.status ?? 200;
  if (submission === null && query.has("kvitto"))
    return { title: "Nästan klart", html: renderToStaticMarkup(<SavedSearchReceived />), status };
  const requested = submission?.values.filter ?? query.toString();
  const savedQuery = savedSearchQuery(filterOfSavedSearch(requested, context.get(clockContext)()));
  if (savedQuery === "")
    return { title: "Bevaka en sökning", html: renderToStaticMarkup(<NoFilter />), status };
  const view = savedSearchView(savedQuery, context);
  const form = formHtml(
    {
      form: savedSearchForm,
      action: paths.savedSearch(),
      fixed: { filter: savedQuery, [originField]: "" },
      filled: { pace: frequencyTexts["at-once"] },
      footnote: "Du pausar, ändrar och avslutar när du vill med länken i varje mejl.",
    },
    context,
  );
  return {
    title: view.isCar ? "Bevaka bilen" : "Bevaka sökningen",
    html: renderToStaticMarkup(<SaveSearchPage view={view} form={form} />),
    status,
  };
}

function endPage(query: URLSearchParams, context: Context): Loaded {
  const submission = context.get(submittedFormContext);
  const isSent = submission === null && query.has("kvitto");
  const form = isSent
    ? null
    : formHtml({ form: endSavedSearchesForm, action: paths.endSavedSearches() }, context);
  return {
    title: "Avsluta bevakningar",
    html: renderToStaticMarkup(<EndSavedSearches form={form} />),
    status: submission?.status ?? 200,
  };
}

async function confirmPage(token: string, context: Context): Promise<Loaded> {
  const savedSearch = await context.get(savedSearchesContext).findToConfirm(token);
  if (!savedSearch?.address) return notFoundPage();
  const submission = context.get(submittedFormContext);
  const view = savedSearchView(savedSearch.query, context);
  return {
    title: "Bekräfta bevakningen",
    html: renderToStaticMarkup(
      <AskToConfirm
        view={view}
        address={savedSearch.address}
        newsletter={savedSearch.newsletter}
        action={savedSearchPaths.confirm(token)}
        notice={submission?.notice ?? null}
      />,
    ),
    status: submission?.status ?? 200,
  };
}

async function managePage(token: string, isNew: boolean, context: Context): Promise<Loaded> {
  const savedSearch = await context.get(savedSearchesContext).find(token);
  if (!savedSearch?.confirmedAt) return notFoundPage();
  const submission = context.get(submittedFormContext);
  const { catalogs } = context.get(stockContext);
  const { chain } = catalogs();
  const filter = filterOfSavedSearch(savedSearch.query, context.get(clockContext)());
  const view = savedSearchView(savedSearch.query, context);
  const chips = view.isCar
    ? []
    : chipsOf(filter, chain).map(({ label, without }) => ({ label, query: savedSearchQuery(without) }));
  return {
    title: "Din bevakning",
    html: renderToStaticMarkup(
      <ManagePage
        view={view}
        action={savedSearchPaths.manage(token)}
        isNew={isNew}
        reach={reachOf(savedSearch)}
        pace={savedSearch.address === null ? null : savedSearch.pace}
        isPaused={savedSearch.pausedAt !== null}
        until={savedSearch.until ? formatDate(savedSearch.until) : ""}
        chips={chips.filter(({ query }) => query !== "")}
        example={searchExample(chain)}
        notice={submission?.notice ?? null}
        text={submission?.values.text ?? ""}
      />,
    ),
    status: submission?.status ?? 200,
  };
}

function reachOf({ address, phoneNumber }: SavedSearchRow): string {
  return address ?? phoneNumber ?? "";
}

/** A link that does not hold, or a saved search that is over: the reader can do the same about both. */
function notFoundPage(): Loaded {
  return {
    title: "Bevakningen finns inte",
    html: renderToStaticMarkup(<SavedSearchNotFound />),
    status: 404,
  };
}

function ended(): Loaded {
  return { title: "Bevakningen är avslutad", html: renderToStaticMarkup(<EndedSavedSearch />), status: 200 };
}

function savedSearchView(query: string, context: Context): SavedSearchView {
  const { listed, chain } = context.get(stockContext).catalogs();
  const filter = filterOfSavedSearch(query, context.get(clockContext)());
  const plate = plateOfSavedSearch(filter);
  const car = plate && findCarWithPlate(listed, plate);
  return {
    isCar: plate !== null,
    summary: plate
      ? `${car ? `${car.title}, ` : ""}${context.get(savedSearchesContext).summaryOf(query)}`
      : chipsOf(filter, chain)
          .map(({ label }) => label)
          .join(", "),
    to: plate ? paths.shortLink(plate) : paths.buy(new URLSearchParams(query)),
    found: carCountText(countFound(listed, filter)),
    lineTo: car && isReserved(car.status) ? paths.reserve(car.licenseplate) : null,
  };
}

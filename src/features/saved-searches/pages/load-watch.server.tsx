import { renderToStaticMarkup } from "react-dom/server";
import { data, type RouterContextProvider } from "react-router";
import { formatDate } from "#core/dates/dates.ts";
import { paths } from "#core/paths.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { isReserved } from "#features/cars/rules/status.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { searchExample } from "#features/catalogue/pages/search-example.ts";
import { chipsOf } from "#features/catalogue/rules/filter-chips.ts";
import { watchedQuery } from "#features/catalogue/rules/watched-query.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import { postedFormContext } from "#features/forms/context.ts";
import { formHtml } from "#features/forms/pages/form-html.server.tsx";
import { clockContext } from "#platform/pages/context.ts";
import { savedSearchesContext } from "../context.ts";
import { endWatchesForm } from "../rules/end-watches-form.ts";
import { originField, watchForm } from "../rules/watch-form.ts";
import { watchPaths } from "../rules/watch-paths.ts";
import { watchPaces } from "../rules/watch-terms.ts";
import { watchedFilterOf, watchedPlate } from "../rules/watched-query.ts";
import type { WatchRow } from "../storage/watches.ts";
import { ManagePage } from "./manage-page.tsx";
import { AskToConfirm, EndedWatch, EndWatches, GoneWatch, NoFilter, WatchThanks } from "./watch-answers.tsx";
import { WatchPage } from "./watch-page.tsx";
import type { WatchedView } from "./watched-view.ts";

type Context = Readonly<RouterContextProvider>;
type Loaded = { title: string; html: string; status: number };

/** Nothing happens to these pages in the browser but to their forms: they cost no script of their own. */
export async function loadWatch(
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
  const posted = context.get(postedFormContext);
  const status = posted?.status ?? 200;
  if (posted === null && query.has("kvitto"))
    return { title: "Nästan klart", html: renderToStaticMarkup(<WatchThanks />), status };
  const asked = posted?.values.filter ?? query.toString();
  const watched = watchedQuery(watchedFilterOf(asked, context.get(clockContext)()));
  if (watched === "") return { title: "Bevaka en sökning", html: renderToStaticMarkup(<NoFilter />), status };
  const view = watchedView(watched, context);
  const form = formHtml(
    {
      form: watchForm,
      action: paths.watch(),
      fixed: { filter: watched, [originField]: "" },
      filled: { pace: watchPaces["at-once"] },
      beside: "Du pausar, ändrar och avslutar när du vill med länken i varje mejl.",
    },
    context,
  );
  return {
    title: view.isCar ? "Bevaka bilen" : "Bevaka sökningen",
    html: renderToStaticMarkup(<WatchPage view={view} form={form} />),
    status,
  };
}

function endPage(query: URLSearchParams, context: Context): Loaded {
  const posted = context.get(postedFormContext);
  const isSent = posted === null && query.has("kvitto");
  const form = isSent ? null : formHtml({ form: endWatchesForm, action: paths.endWatches() }, context);
  return {
    title: "Avsluta bevakningar",
    html: renderToStaticMarkup(<EndWatches form={form} />),
    status: posted?.status ?? 200,
  };
}

async function confirmPage(token: string, context: Context): Promise<Loaded> {
  const watch = await context.get(savedSearchesContext).findToConfirm(token);
  if (!watch?.address) return gone();
  const posted = context.get(postedFormContext);
  const view = watchedView(watch.query, context);
  return {
    title: "Bekräfta bevakningen",
    html: renderToStaticMarkup(
      <AskToConfirm
        view={view}
        address={watch.address}
        newsletter={watch.newsletter}
        action={watchPaths.confirm(token)}
        notice={posted?.notice ?? null}
      />,
    ),
    status: posted?.status ?? 200,
  };
}

async function managePage(token: string, isNew: boolean, context: Context): Promise<Loaded> {
  const watch = await context.get(savedSearchesContext).find(token);
  if (!watch?.confirmedAt) return gone();
  const posted = context.get(postedFormContext);
  const { catalogs } = context.get(stockContext);
  const { chain } = catalogs();
  const filter = watchedFilterOf(watch.query, context.get(clockContext)());
  const view = watchedView(watch.query, context);
  const chips = view.isCar
    ? []
    : chipsOf(filter, chain).map(({ label, without }) => ({ label, query: watchedQuery(without) }));
  return {
    title: "Din bevakning",
    html: renderToStaticMarkup(
      <ManagePage
        view={view}
        action={watchPaths.manage(token)}
        isNew={isNew}
        reach={reachOf(watch)}
        pace={watch.address === null ? null : watch.pace}
        isPaused={watch.pausedAt !== null}
        until={watch.until ? formatDate(watch.until) : ""}
        chips={chips.filter(({ query }) => query !== "")}
        example={searchExample(chain)}
        notice={posted?.notice ?? null}
        text={posted?.values.text ?? ""}
      />,
    ),
    status: posted?.status ?? 200,
  };
}

function reachOf({ address, phoneNumber }: WatchRow): string {
  return address ?? phoneNumber ?? "";
}

/** A link that does not hold, or a watch that is over: the reader can do the same about both. */
function gone(): Loaded {
  return { title: "Bevakningen finns inte", html: renderToStaticMarkup(<GoneWatch />), status: 404 };
}

function ended(): Loaded {
  return { title: "Bevakningen är avslutad", html: renderToStaticMarkup(<EndedWatch />), status: 200 };
}

function watchedView(query: string, context: Context): WatchedView {
  const { listed, chain } = context.get(stockContext).catalogs();
  const filter = watchedFilterOf(query, context.get(clockContext)());
  const plate = watchedPlate(filter);
  const car = plate && findCarWithPlate(listed, plate);
  return {
    isCar: plate !== null,
    words: plate
      ? `${car ? `${car.title}, ` : ""}${context.get(savedSearchesContext).wordsOf(query)}`
      : chipsOf(filter, chain)
          .map(({ label }) => label)
          .join(", "),
    to: plate ? paths.shortLink(plate) : paths.buy(new URLSearchParams(query)),
    found: carCountText(countFound(listed, filter)),
    lineTo: car && isReserved(car.status) ? paths.reserve(car.licenseplate) : null,
  };
}

import { type Context, Hono } from "hono";
import { paths } from "#core/paths.ts";
import { savedSearchQuery } from "#features/catalogue/rules/saved-search-query.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { readSubmission, textOnly } from "#features/forms/api/read-submission.ts";
import { type FormServices, submitForm } from "#features/forms/api/submit-form.ts";
import type { SentFields } from "#features/forms/rules/form.ts";
import type { Http } from "#platform/feature.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { readSavedText } from "../pages/read-saved-text.server.ts";
import { endSavedSearchesForm } from "../rules/end-saved-searches-form.ts";
import { savedSearchForm } from "../rules/saved-search-form.ts";
import { savedSearchPaths } from "../rules/saved-search-paths.ts";
import { filterOfSavedSearch, noFilterMessage } from "../rules/saved-search-query.ts";
import { frequencies } from "../rules/saved-search-terms.ts";
import type { SavedSearchService } from "../service/saved-searches.ts";
import type { SavedSearchRow } from "../storage/saved-searches.ts";
import { takeSavedSearch } from "./take-saved-search.ts";

/**
 * The pages of saved searches, as the browser posts them. Behind a signed link the link is the proof of whose it is, and that
 * the button was pressed on our page has to be shown as for any other form.
 */
export function savedSearchRoutes(
  services: FormServices & { savedSearches: SavedSearchService; stock: LiveCatalogue },
  { senderOf }: Http,
) {
  const { clock, publicOrigin, stock, savedSearches } = services;
  const isOurs = (c: Context) => isFromSameOrigin(originHeadersOf(c.req.raw.headers), publicOrigin);
  const routes = new Hono<SiteVariables>();

  routes.post(paths.savedSearch(), async (c, next) => {
    const sending = { ...services, sender: senderOf(c), trusted: null };
    const submission = await submitForm(savedSearchForm, c.req.raw, sending, (task, parts) =>
      takeSavedSearch(savedSearches, task, parts),
    );
    if ("number" in submission) return c.redirect(`${submission.page}?kvitto=1`, 303);
    c.set("posted", submission);
    return next();
  });

  routes.post(paths.endSavedSearches(), async (c, next) => {
    const sending = { ...services, sender: senderOf(c), trusted: null };
    const submission = await submitForm(endSavedSearchesForm, c.req.raw, sending, async ({ email }) => {
      await savedSearches.askToEnd(email);
      return { number: null, page: paths.endSavedSearches() };
    });
    if ("number" in submission) return c.redirect(`${submission.page}?kvitto=1`, 303);
    c.set("posted", submission);
    return next();
  });

  routes.post("/bevaka/bekrafta/", async (c, next) => {
    if (!isOurs(c)) {
      c.set("posted", fromElsewhere);
      return next();
    }
    const savedSearch = await savedSearches.confirm(c.req.query("t") ?? "");
    if (savedSearch)
      return c.redirect(`${savedSearchPaths.manage(savedSearches.tokenOf(savedSearch.id))}&kvitto=1`, 303);
    c.set("posted", { status: 404, errors: [], values: {}, notice: null });
    return next();
  });

  routes.post("/bevaka/andra/", async (c, next) => {
    if (!isOurs(c)) {
      c.set("posted", fromElsewhere);
      return next();
    }
    const token = c.req.query("t") ?? "";
    const savedSearch = await savedSearches.find(token);
    const read = await readSubmission(c.req.raw, textOnly);
    const sent = "sent" in read ? read.sent : {};
    const notice = savedSearch && (await change(savedSearch, sent, { savedSearches, stock, clock }));
    if (savedSearch && notice === null)
      return c.redirect(sent.do === "remove" ? savedSearchPaths.ended : savedSearchPaths.manage(token), 303);
    c.set("posted", {
      status: savedSearch ? 422 : 404,
      errors: [],
      values: { text: String(sent.text ?? "").slice(0, 200) },
      notice,
    });
    return next();
  });
  return routes;
}

const fromElsewhere = {
  status: 403,
  errors: [],
  values: {},
  notice: "Knappen trycktes på en annan webbplats än vår. Tryck här i stället",
};

type Changing = { savedSearches: SavedSearchService; stock: LiveCatalogue; clock: () => Date };

/** What a button does and cannot fail: a row that is gone meanwhile shows itself on the page. */
const presses: Readonly<
  Record<string, (savedSearch: SavedSearchRow, services: Changing) => Promise<unknown>>
> = {
  pause: ({ id }, { savedSearches, clock }) => savedSearches.change(id, { pausedAt: clock() }),
  resume: ({ id }, { savedSearches }) => savedSearches.change(id, { pausedAt: null }),
  "go-on": ({ id }, { savedSearches }) => savedSearches.goOn(id),
  remove: ({ id }, { savedSearches }) => savedSearches.remove(id),
};

const notKnown = "Vi förstod inte vilken knapp det var. Försök igen";

/** What one button asks for; what stands in the way, or null when it is done. */
async function change(
  savedSearch: SavedSearchRow,
  sent: SentFields,
  services: Changing,
): Promise<string | null> {
  const { savedSearches, stock, clock } = services;
  const pace = frequencies.find((one) => one === sent.pace);
  const action = pace
    ? () => savedSearches.change(savedSearch.id, { pace })
    : Object.hasOwn(presses, String(sent.do)) && presses[String(sent.do)];
  if (action) {
    await action(savedSearch, services);
    return null;
  }
  if (sent.do === "change") {
    const { listed, chain } = stock.catalogs();
    const reading = readSavedText(String(sent.text ?? ""), { now: clock(), chain, listed });
    return "notice" in reading ? reading.notice : withQuery(reading.query);
  }
  return typeof sent.query === "string"
    ? withQuery(savedSearchQuery(filterOfSavedSearch(sent.query, clock())))
    : notKnown;

  async function withQuery(query: string): Promise<string | null> {
    if (query === "") return noFilterMessage;
    const isChanged = await savedSearches.change(savedSearch.id, { query });
    return isChanged ? null : "Du bevakar redan den sökningen. Avsluta den ena om du vill";
  }
}

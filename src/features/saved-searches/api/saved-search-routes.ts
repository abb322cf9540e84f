import { type Context, Hono } from "hono";
import { paths } from "#core/paths.ts";
import { watchedQuery } from "#features/catalogue/rules/watched-query.ts";
import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { type FormServices, postForm } from "#features/forms/api/post-form.ts";
import { readPost, textOnly } from "#features/forms/api/read-post.ts";
import type { Sent } from "#features/forms/rules/form.ts";
import type { Http } from "#platform/feature.ts";
import { isFromOwnPage, saidBy } from "#platform/http/request-forgery.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { readWatchedText } from "../pages/read-watched-text.server.ts";
import { endWatchesForm } from "../rules/end-watches-form.ts";
import { watchForm } from "../rules/watch-form.ts";
import { watchPaths } from "../rules/watch-paths.ts";
import { watchPaceNames } from "../rules/watch-terms.ts";
import { asksNothing, watchedFilterOf } from "../rules/watched-query.ts";
import type { Watches } from "../service/watches.ts";
import type { WatchRow } from "../storage/watches.ts";
import { takeWatch } from "./take-watch.ts";

/**
 * The pages of watches, as the browser posts them. Behind a signed link the link is the proof of whose it is, and that
 * the button was pressed on our page has to be shown as for any other form.
 */
export function savedSearchRoutes(
  services: FormServices & { savedSearches: Watches; stock: StockInStep },
  { senderOf }: Http,
) {
  const { clock, publicOrigin, stock, savedSearches } = services;
  const isOurs = (c: Context) => isFromOwnPage(saidBy(c.req.raw.headers), publicOrigin);
  const routes = new Hono<SiteVariables>();

  routes.post(paths.watch(), async (c, next) => {
    const sending = { ...services, sender: senderOf(c), trusted: null };
    const posted = await postForm(watchForm, c.req.raw, sending, (errand, parts) =>
      takeWatch(savedSearches, errand, parts),
    );
    if ("number" in posted) return c.redirect(`${posted.page}?kvitto=1`, 303);
    c.set("posted", posted);
    return next();
  });

  routes.post(paths.endWatches(), async (c, next) => {
    const sending = { ...services, sender: senderOf(c), trusted: null };
    const posted = await postForm(endWatchesForm, c.req.raw, sending, async ({ email }) => {
      await savedSearches.askToEnd(email);
      return { number: null, page: paths.endWatches() };
    });
    if ("number" in posted) return c.redirect(`${posted.page}?kvitto=1`, 303);
    c.set("posted", posted);
    return next();
  });

  routes.post("/bevaka/bekrafta/", async (c, next) => {
    if (!isOurs(c)) {
      c.set("posted", fromElsewhere);
      return next();
    }
    const watch = await savedSearches.confirm(c.req.query("t") ?? "");
    if (watch) return c.redirect(`${watchPaths.manage(savedSearches.tokenOf(watch.id))}&kvitto=1`, 303);
    c.set("posted", { status: 404, errors: [], values: {}, notice: null });
    return next();
  });

  routes.post("/bevaka/andra/", async (c, next) => {
    if (!isOurs(c)) {
      c.set("posted", fromElsewhere);
      return next();
    }
    const token = c.req.query("t") ?? "";
    const watch = await savedSearches.find(token);
    const read = await readPost(c.req.raw, textOnly);
    const sent = "sent" in read ? read.sent : {};
    const notice = watch && (await change(watch, sent, { savedSearches, stock, clock }));
    if (watch && notice === null)
      return c.redirect(sent.do === "remove" ? watchPaths.ended : watchPaths.manage(token), 303);
    c.set("posted", {
      status: watch ? 422 : 404,
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

type Changing = { savedSearches: Watches; stock: StockInStep; clock: () => Date };

/** What a button does and cannot fail: a row that is gone meanwhile shows itself on the page. */
const presses: Readonly<Record<string, (watch: WatchRow, services: Changing) => Promise<unknown>>> = {
  pause: ({ id }, { savedSearches, clock }) => savedSearches.change(id, { pausedAt: clock() }),
  resume: ({ id }, { savedSearches }) => savedSearches.change(id, { pausedAt: null }),
  "go-on": ({ id }, { savedSearches }) => savedSearches.goOn(id),
  remove: ({ id }, { savedSearches }) => savedSearches.remove(id),
};

const notKnown = "Vi förstod inte vilken knapp det var. Försök igen";

/** What one button asks for; what stands in the way, or null when it is done. */
async function change(watch: WatchRow, sent: Sent, services: Changing): Promise<string | null> {
  const { savedSearches, stock, clock } = services;
  const pace = watchPaceNames.find((one) => one === sent.pace);
  const press = pace
    ? () => savedSearches.change(watch.id, { pace })
    : Object.hasOwn(presses, String(sent.do)) && presses[String(sent.do)];
  if (press) {
    await press(watch, services);
    return null;
  }
  if (sent.do === "change") {
    const { listed, chain } = stock.catalogs();
    const reading = readWatchedText(String(sent.text ?? ""), { now: clock(), chain, listed });
    return "notice" in reading ? reading.notice : withQuery(reading.query);
  }
  return typeof sent.query === "string"
    ? withQuery(watchedQuery(watchedFilterOf(sent.query, clock())))
    : notKnown;

  async function withQuery(query: string): Promise<string | null> {
    if (query === "") return asksNothing;
    const isChanged = await savedSearches.change(watch.id, { query });
    return isChanged ? null : "Du bevakar redan den sökningen. Avsluta den ena om du vill";
  }
}

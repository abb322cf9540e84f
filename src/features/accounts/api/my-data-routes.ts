import { Hono } from "hono";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { tooMany } from "#features/forms/api/form-limits.ts";
import type { Database } from "#platform/db/database.ts";
import { consumeToken } from "#platform/http/rate-buckets.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { csrfField } from "../rules/csrf-field.ts";
import { myPaths } from "../rules/my-paths.ts";
import { dataExportOf } from "../service/data-export.ts";
import { dataExportFile } from "../service/data-export-file.ts";
import type { MyPages } from "../service/my-pages.ts";
import { crossSiteMessage, readSentFields } from "./read-sent-fields.ts";
import type { SessionCookies } from "./session-cookies.ts";
import { verifiedUser } from "./verified-user.ts";

/** Each request sends an e-mail; each file reads much of the database. */
const perAddress = { burst: 5, perSecond: 1 / 600 };

/** Everything in one file, and the end of everything. */
export function myDataRoutes({
  db,
  myPages,
  publicOrigin,
  clock,
  cookies,
}: {
  db: Database;
  myPages: MyPages;
  publicOrigin: string;
  clock: () => Date;
  cookies: SessionCookies;
}) {
  const routes = new Hono<SiteVariables>();
  const mayAsk = (what: string, address: string) => consumeToken(db, `${what}:${address}`, perAddress);

  routes.get(myPaths.dataExport(), async (c) => {
    const user = c.get("member");
    if (!user) return c.redirect(myPaths.signIn(), 302);
    if (!(await mayAsk("my-data", user.address))) return c.text(`${tooMany}\n`, 429);
    const at = clock();
    const file = dataExportFile(await dataExportOf(db, user.address), { address: user.address, at });
    return c.html(file, 200, {
      "content-disposition": `attachment; filename="mina-uppgifter-${stockholmDay(at)}.html"`,
    });
  });

  routes.post(myPaths.erase(), async (c, next) => {
    const refusal = (status: number, notice: string) => {
      c.set("posted", { status, errors: [], values: {}, notice });
      return next();
    };
    const token = c.req.query("t");
    if (token === undefined) {
      const user = verifiedUser(c, publicOrigin, (await readSentFields(c))[csrfField] ?? "");
      if (!user) return refusal(403, crossSiteMessage);
      if (!(await mayAsk("erase", user.address))) return refusal(429, tooMany);
      await myPages.erase.ask(user.address);
      return c.redirect(`${myPaths.erase()}?steg=mejl`, 303);
    }
    // The e-mail is the proof; the press has to come from our own page all the same.
    if (!isFromSameOrigin(originHeadersOf(c.req.raw.headers), publicOrigin))
      return refusal(403, crossSiteMessage);
    if (!(await myPages.erase.erase(token))) return refusal(404, crossSiteMessage);
    cookies.signOut(c);
    return c.redirect(`${myPaths.erase()}?steg=klart`, 303);
  });
  return routes;
}

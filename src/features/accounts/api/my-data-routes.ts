import { Hono } from "hono";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { tooMany } from "#features/forms/api/form-limits.ts";
import type { Database } from "#platform/db/database.ts";
import { takeToken } from "#platform/http/rate-buckets.ts";
import { isFromOwnPage, saidBy } from "#platform/http/request-forgery.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { csrfField } from "../rules/csrf-field.ts";
import { myPaths } from "../rules/my-paths.ts";
import { everythingOf } from "../service/everything.ts";
import { everythingFile } from "../service/everything-file.ts";
import type { MyPages } from "../service/my-pages.ts";
import type { MemberCookies } from "./member-cookies.ts";
import { provenMember } from "./proven-member.ts";
import { fromElsewhere, sentIn } from "./sent-in.ts";

/** Each letter is a letter; each file reads much. */
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
  cookies: MemberCookies;
}) {
  const routes = new Hono<SiteVariables>();
  const mayAsk = (what: string, address: string) => takeToken(db, `${what}:${address}`, perAddress);

  routes.get(myPaths.everything(), async (c) => {
    const member = c.get("member");
    if (!member) return c.redirect(myPaths.signIn(), 302);
    if (!(await mayAsk("my-data", member.address))) return c.text(`${tooMany}\n`, 429);
    const at = clock();
    const file = everythingFile(await everythingOf(db, member.address), { address: member.address, at });
    return c.html(file, 200, {
      "content-disposition": `attachment; filename="mina-uppgifter-${stockholmDay(at)}.html"`,
    });
  });

  routes.post(myPaths.erase(), async (c, next) => {
    const refused = (status: number, notice: string) => {
      c.set("posted", { status, errors: [], values: {}, notice });
      return next();
    };
    const token = c.req.query("t");
    if (token === undefined) {
      const member = provenMember(c, publicOrigin, (await sentIn(c))[csrfField] ?? "");
      if (!member) return refused(403, fromElsewhere);
      if (!(await mayAsk("erase", member.address))) return refused(429, tooMany);
      await myPages.erase.ask(member.address);
      return c.redirect(`${myPaths.erase()}?steg=mejl`, 303);
    }
    // The letter is the proof; the press has to come from our own page all the same.
    if (!isFromOwnPage(saidBy(c.req.raw.headers), publicOrigin)) return refused(403, fromElsewhere);
    if (!(await myPages.erase.erase(token))) return refused(404, fromElsewhere);
    cookies.signOut(c);
    return c.redirect(`${myPaths.erase()}?steg=klart`, 303);
  });
  return routes;
}

import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { paths } from "#core/paths.ts";
import { tooMany } from "#features/forms/api/form-limits.ts";
import { readOwnSubmission } from "#features/forms/api/read-own-submission.ts";
import type { SentFields } from "#features/forms/rules/form.ts";
import type { Database } from "#platform/db/database.ts";
import type { Http } from "#platform/feature.ts";
import { consumeToken } from "#platform/http/rate-buckets.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { SiteVariables, User } from "#platform/http/site-variables.ts";
import { csrfField } from "../rules/csrf-field.ts";
import { myPaths } from "../rules/my-paths.ts";
import { signInForm, signInRequest } from "../rules/sign-in-form.ts";
import type { MyPages } from "../service/my-pages.ts";
import { newSecret } from "../service/secrets.ts";
import { myDataRoutes } from "./my-data-routes.ts";
import { crossSiteMessage, readSentFields } from "./read-sent-fields.ts";
import { type SessionCookies, sessionCookies } from "./session-cookies.ts";
import { syncRoutes } from "./sync-routes.ts";
import { verifiedUser } from "./verified-user.ts";

export type MyPagesServices = { db: Database; myPages: MyPages; clock: () => Date; publicOrigin: string };

/** A person asks for a link now and then; an office behind one address some more. */
const perSender = { burst: 10, perSecond: 1 / 60 };

const again = (status: number, notice: string | null, values: Record<string, string> = {}) => ({
  status,
  errors: [],
  values,
  notice,
});

/** What is asked of my pages beside looking at them. … */
export function myPagesRoutes(services: MyPagesServices, { senderOf }: Http) {
  const { myPages, publicOrigin, db } = services;
  const cookies = sessionCookies(publicOrigin);
  const routes = new Hono<SiteVariables>();
  routes.use("/mina-sidor/*", recognise(myPages, cookies));
  routes.use("/mina-sidor.data", recognise(myPages, cookies));
  routes.route("/", syncRoutes(services));
  routes.route("/", myDataRoutes({ ...services, cookies }));

  routes.post(paths.myPagesAuth(), async (c, next) => {
    const submission = c.req.query("t") === undefined ? await ask(c) : await enter(c, c.req.query("t") ?? "");
    if (submission instanceof Response) return submission;
    c.set("posted", submission);
    return next();
  });

  async function ask(c: Context) {
    const read = await readOwnSubmission(c.req.raw, publicOrigin, ["email"]);
    if ("refused" in read) return read.refused;
    const { success, data } = signInRequest.safeParse(read.sent);
    const [field] = signInForm.fields;
    if (!success)
      return { ...again(422, null, read.values), errors: [{ field: field.name, message: field.message }] };
    const sender = senderOf(c);
    if (sender !== "" && !(await consumeToken(db, `sign-in:${sender}`, perSender)))
      return again(429, tooMany, read.values);
    const requester = newSecret();
    await myPages.signIn.ask(data.email, requester);
    cookies.setRequester(c, requester);
    return c.redirect(myPaths.checkMail(), 303);
  }

  /** Only a click on our own page signs in: mail programs and their guards open every link. */
  async function enter(c: Context, token: string) {
    if (!isFromSameOrigin(originHeadersOf(c.req.raw.headers), publicOrigin))
      return again(403, crossSiteMessage);
    const sender = senderOf(c);
    if (sender !== "" && !(await consumeToken(db, `sign-in-code:${sender}`, perSender)))
      return again(429, tooMany);
    const entered = await myPages.signIn.enter(token, {
      requester: cookies.requester(c),
      enteredCode: String((await readSentFields(c)).code ?? "").slice(0, 20),
      userAgent: c.req.header("user-agent") ?? "",
    });
    if (entered === null) return again(404, null);
    if (entered === "code") return again(422, "Koden stämmer inte. Den visas på sidan där du bad om länken");
    // Whoever was signed in here before is not any more: no session outlives a sign-in.
    const before = c.get("member");
    if (before) await myPages.sessions.end(before, before.id);
    cookies.signIn(c, entered);
    return c.redirect(paths.myPages(), 303);
  }

  routes.post(paths.myPages(), async (c, next) => {
    const sent = await readSentFields(c);
    const user = verifiedUser(c, publicOrigin, sent[csrfField]);
    if (!user) {
      c.set("posted", again(403, crossSiteMessage));
      return next();
    }
    const isDone = await command(c, user, sent);
    if (isDone) return c.redirect(paths.myPages(), 303);
    c.set("posted", again(404, "Det finns inte längre, eller är inte ditt"));
    return next();
  });

  async function command(c: Context, user: User, sent: SentFields): Promise<boolean> {
    const id = idIn(sent);
    switch (sent.do) {
      case "sign-out":
        await myPages.sessions.end(user, user.id);
        cookies.signOut(c);
        return true;
      case "sign-out-everywhere":
        await myPages.sessions.endAll(user);
        cookies.signOut(c);
        return true;
      case "end-device":
        await myPages.sessions.end(user, id);
        return true;
      case "pause":
      case "resume":
      case "remove":
      case "at-once":
      case "daily":
        return myPages.applySearchAction(user.address, id, sent.do);
      default:
        return false;
    }
  }
  return routes;
}

/** No row has the number nought, so what is no number finds nothing. */
function idIn({ id }: SentFields): number {
  const number = Number(id);
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : 0;
}

/** The signed-in visitor; the response is marked as private. */
function recognise(myPages: MyPages, cookies: SessionCookies) {
  return createMiddleware<SiteVariables>(async (c, next) => {
    const token = cookies.session(c);
    const isPage = c.req.method === "GET" && c.req.path.endsWith("/");
    const sessionBefore = token === null ? null : await myPages.sessions.recognise(token, isPage);
    if (sessionBefore) c.set("member", sessionBefore.user);
    await next();
    if (c.res.headers.has("set-cookie")) return;
    if (sessionBefore?.next) c.res.headers.append("set-cookie", cookies.rotated(sessionBefore.next));
    if (token !== null && !sessionBefore) c.res.headers.append("set-cookie", cookies.expired());
  });
}

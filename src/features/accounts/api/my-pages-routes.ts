import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { paths } from "#core/paths.ts";
import { tooMany } from "#features/forms/api/form-limits.ts";
import { readOwnPost } from "#features/forms/api/read-own-post.ts";
import type { Sent } from "#features/forms/rules/form.ts";
import type { Database } from "#platform/db/database.ts";
import type { Http } from "#platform/feature.ts";
import { takeToken } from "#platform/http/rate-buckets.ts";
import { isFromOwnPage, saidBy } from "#platform/http/request-forgery.ts";
import type { Member, SiteVariables } from "#platform/http/site-variables.ts";
import { csrfField } from "../rules/csrf-field.ts";
import { myPaths } from "../rules/my-paths.ts";
import { signInForm, signInRequest } from "../rules/sign-in-form.ts";
import type { MyPages } from "../service/my-pages.ts";
import { newSecret } from "../service/secrets.ts";
import { type MemberCookies, memberCookies } from "./member-cookies.ts";
import { myDataRoutes } from "./my-data-routes.ts";
import { provenMember } from "./proven-member.ts";
import { fromElsewhere, sentIn } from "./sent-in.ts";
import { syncRoutes } from "./sync-routes.ts";

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
  const cookies = memberCookies(publicOrigin);
  const routes = new Hono<SiteVariables>();
  routes.use("/mina-sidor/*", recognise(myPages, cookies));
  routes.use("/mina-sidor.data", recognise(myPages, cookies));
  routes.route("/", syncRoutes(services));
  routes.route("/", myDataRoutes({ ...services, cookies }));

  routes.post(paths.myPagesAuth(), async (c, next) => {
    const posted = c.req.query("t") === undefined ? await ask(c) : await enter(c, c.req.query("t") ?? "");
    if (posted instanceof Response) return posted;
    c.set("posted", posted);
    return next();
  });

  async function ask(c: Context) {
    const read = await readOwnPost(c.req.raw, publicOrigin, ["email"]);
    if ("refused" in read) return read.refused;
    const { success, data } = signInRequest.safeParse(read.sent);
    const [field] = signInForm.fields;
    if (!success)
      return { ...again(422, null, read.values), errors: [{ field: field.name, message: field.message }] };
    const sender = senderOf(c);
    if (sender !== "" && !(await takeToken(db, `sign-in:${sender}`, perSender)))
      return again(429, tooMany, read.values);
    const asker = newSecret();
    await myPages.signIn.ask(data.email, asker);
    cookies.setAsker(c, asker);
    return c.redirect(myPaths.checkMail(), 303);
  }

  /** Only a press on our own page signs in: mail programs and their guards open every link. */
  async function enter(c: Context, token: string) {
    if (!isFromOwnPage(saidBy(c.req.raw.headers), publicOrigin)) return again(403, fromElsewhere);
    const sender = senderOf(c);
    if (sender !== "" && !(await takeToken(db, `sign-in-code:${sender}`, perSender)))
      return again(429, tooMany);
    const entered = await myPages.signIn.enter(token, {
      asker: cookies.asker(c),
      typed: String((await sentIn(c)).code ?? "").slice(0, 20),
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
    const sent = await sentIn(c);
    const member = provenMember(c, publicOrigin, sent[csrfField]);
    if (!member) {
      c.set("posted", again(403, fromElsewhere));
      return next();
    }
    const isDone = await press(c, member, sent);
    if (isDone) return c.redirect(paths.myPages(), 303);
    c.set("posted", again(404, "Det finns inte längre, eller är inte ditt"));
    return next();
  });

  async function press(c: Context, member: Member, sent: Sent): Promise<boolean> {
    const id = idIn(sent);
    switch (sent.do) {
      case "sign-out":
        await myPages.sessions.end(member, member.id);
        cookies.signOut(c);
        return true;
      case "sign-out-everywhere":
        await myPages.sessions.endAll(member);
        cookies.signOut(c);
        return true;
      case "end-device":
        await myPages.sessions.end(member, id);
        return true;
      case "pause":
      case "resume":
      case "remove":
      case "at-once":
      case "daily":
        return myPages.pressWatch(member.address, id, sent.do);
      default:
        return false;
    }
  }
  return routes;
}

/** No row has the number nought, so what is no number finds nothing. */
function idIn({ id }: Sent): number {
  const number = Number(id);
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : 0;
}

/** Who asks, and that nobody but them may have the answer. */
function recognise(myPages: MyPages, cookies: MemberCookies) {
  return createMiddleware<SiteVariables>(async (c, next) => {
    const token = cookies.session(c);
    const isPage = c.req.method === "GET" && c.req.path.endsWith("/");
    const known = token === null ? null : await myPages.sessions.recognise(token, isPage);
    if (known) c.set("member", known.member);
    await next();
    if (c.res.headers.has("set-cookie")) return;
    if (known?.next) c.res.headers.append("set-cookie", cookies.rotated(known.next));
    if (token !== null && !known) c.res.headers.append("set-cookie", cookies.gone());
  });
}

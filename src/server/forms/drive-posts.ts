import { type Context, Hono, type Next } from "hono";
import { type PostNeeds, postForm } from "#api/forms/post-form.ts";
import { readPost, textOnly } from "#api/forms/read-post.ts";
import { allTimes, moveRequest, testDriveForm } from "#domain/form/test-drive-form.ts";
import { noTime } from "#domain/lead/test-drive-request.ts";
import { isFromOwnPage, saidBy } from "#domain/visitor/request-forgery.ts";
import { paths } from "#paths";
import type { Post } from "#services/cases/cases.ts";
import type { TestDrives } from "#services/test-drives/test-drives.ts";
import type { CaseDesk, HoldDesk, PostedForm } from "#web/context.ts";
import type { SiteVariables } from "../site-variables.ts";
import { readOwnPost } from "./read-own-post.ts";

type Needs = Omit<PostNeeds, "cases" | "sender" | "trusted"> & {
  drives: TestDrives;
  desk: CaseDesk;
  holdDesk: HoldDesk;
  senderOf: (c: Context) => string;
};

const nothing = { errors: [], values: {}, notice: null } as const;

/** Booking, moving and cancelling by plain posts; what cannot be had shows the page again, with what can. [DRIVE-8] [DRIVE-12] */
export function drivePosts({ drives, desk, holdDesk, senderOf, ...rest }: Needs) {
  const routes = new Hono<SiteVariables>();
  const { publicOrigin } = rest;

  const bookBy = async (c: Context<SiteVariables>, next: Next, hold: string | null) => {
    if (new URL(c.req.url).search === `?${allTimes}`) {
      c.set("posted", await typed(c.req.raw));
      return next();
    }
    const open = (post: Post) => drives.book(post, hold);
    const needs = { ...rest, cases: { open }, sender: senderOf(c), trusted: null };
    const posted = await postForm(testDriveForm, c.req.raw, needs);
    if ("number" in posted) return c.redirect(`${posted.page}?kvitto=1`, 303);
    c.set("posted", posted);
    return next();
  };

  routes.post(paths.ride(), (c, next) => bookBy(c, next, null));

  /** Whoever holds the car shows it by the signed address of the hold. [DRIVE-17] */
  routes.post("/reservation/:token/provkorning/", async (c, next) =>
    bookBy(c, next, (await holdDesk.find(c.req.param("token")))?.number ?? null),
  );

  routes.post("/arende/:token/provkorning/", async (c, next) => {
    const token = c.req.param("token");
    const posted = await change(c.req.raw, token);
    if (posted === null) return c.redirect(paths.case(token), 303);
    c.set("posted", posted);
    return next();
  });

  /** The form as it was filled in. [DRIVE-9] */
  async function typed(request: Request): Promise<PostedForm> {
    const names = testDriveForm.fields.map(({ name }) => name);
    const read = await readOwnPost(request, publicOrigin, names);
    return "refused" in read ? read.refused : { ...nothing, status: 200, values: read.values };
  }

  /** Null when it is done. */
  async function change(request: Request, token: string): Promise<PostedForm | null> {
    if (!isFromOwnPage(saidBy(request.headers), publicOrigin))
      return { ...nothing, status: 403, notice: "Ändringen skickades från en annan webbplats än vår" };
    const found = await desk.find(token);
    if (!found) return { ...nothing, status: 404 };
    const reading = await readPost(request, textOnly);
    if (!("sent" in reading)) return { ...nothing, status: reading.status, notice: reading.message };
    const { gor, start } = reading.sent;
    const values = { start: typeof start === "string" ? start.slice(0, 100) : "" };
    if (gor === "avboka") return refusal(await drives.cancel(found.number), values);
    const read = moveRequest.safeParse(reading.sent);
    return read.success
      ? refusal(await drives.move(found.number, read.data.start), values)
      : { status: 422, notice: null, values, errors: [{ field: "start", message: noTime }] };
  }

  return routes;
}

function refusal(outcome: Awaited<ReturnType<TestDrives["move"]>>, values: PostedForm["values"]) {
  return outcome === "done" ? null : { status: 409, notice: null, values, errors: outcome.errors };
}

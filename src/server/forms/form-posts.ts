import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { postForm } from "#api/forms/post-form.ts";
import { readPost, textOnly } from "#api/forms/read-post.ts";
import type { Database } from "#data/database.ts";
import { caseAnswer } from "#domain/form/case-answer-form.ts";
import { isFromOwnPage, saidBy } from "#domain/visitor/request-forgery.ts";
import type { FileStore } from "#media/file-store.ts";
import { paths } from "#paths";
import type { Cases } from "#services/cases/cases.ts";
import type { CaseDesk, PostedForm } from "#web/context.ts";
import { formPages } from "#web/features/form/form-pages.ts";
import type { SiteVariables } from "../site-variables.ts";

type Needs = {
  db: Database;
  cases: Cases;
  desk: CaseDesk;
  files: FileStore | null;
  publicOrigin: string;
  senderOf: (c: Context) => string;
};

const noPage = { status: 404, errors: [], values: {}, notice: null } as const;

/**
 * Pages that take a post, without any script: what is right becomes a case and leads to its page, what is not shows the
 * form again with what was typed and what is wrong. [POST-4] [POST-5]
 */
export function formPosts({ db, cases, desk, files, publicOrigin, senderOf }: Needs) {
  const routes = new Hono<SiteVariables>();
  routes.use("/arende/*", forOneReader);

  for (const { path, form } of formPages)
    routes.post(path, async (c, next) => {
      const posted = await postForm(form, c.req.raw, { db, cases, publicOrigin, sender: senderOf(c) });
      if ("number" in posted) return c.redirect(`${posted.page}?kvitto=1`, 303);
      c.set("posted", posted);
      return next();
    });

  // [PDF-3]
  routes.get("/arende/:token/bilaga/:place{[0-9]+}/:at{[0-9]+}/", async (c, next) => {
    const { token, place, at } = c.req.param();
    const line = (await desk.find(token))?.log.find((one) => one.place === Number(place));
    const document = line?.message?.attachments.find((one) => one.at === Number(at));
    const file = document && (await files?.find(document.file));
    if (!document || !file) return next();
    const bytes = new Uint8Array(await file.read());
    return c.body(bytes, 200, {
      "content-type": document.type,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(document.name)}`,
    });
  });

  routes.post("/arende/:token/", async (c, next) => {
    const token = c.req.param("token");
    const posted = await answerCase(c.req.raw, token);
    if (posted === null) return c.redirect(paths.case(token), 303);
    c.set("posted", posted);
    return next();
  });

  /** Null when it is written. [POST-9] */
  async function answerCase(request: Request, token: string): Promise<PostedForm | null> {
    const refused = (status: number, notice: string): PostedForm => ({ ...noPage, status, notice });
    if (!isFromOwnPage(saidBy(request.headers), publicOrigin))
      return refused(403, "Svaret skickades från en annan webbplats än vår");
    const found = await desk.find(token);
    if (!found) return noPage;
    const reading = await readPost(request, textOnly);
    if (!("sent" in reading)) return refused(reading.status, reading.message);
    const { success, data, error } = caseAnswer.safeParse(reading.sent);
    const { message } = reading.sent;
    const values = { message: typeof message === "string" ? message : "" };
    if (!success)
      return {
        status: 422,
        notice: null,
        values,
        errors: error.issues.map((issue) => ({ field: "message", message: issue.message })),
      };
    const isWritten = await cases.write(found.number, data.message, found.name);
    return isWritten
      ? null
      : { ...refused(409, "Ärendet går inte att skriva i längre. Skicka en ny fråga"), values };
  }

  return routes;
}

/** Nobody but the reader may have the page, and no search engine lists it. [POST-9] */
const forOneReader = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set("cache-control", "private, no-store");
  c.res.headers.set("x-robots-tag", "noindex, nofollow");
});

import { type Context, Hono } from "hono";
import { paths } from "#core/paths.ts";
import { type PostNeeds, postForm } from "#features/forms/api/post-form.ts";
import type { Newsletter } from "#features/newsletter/service/newsletter.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { isFromOwnPage, saidBy } from "#platform/http/request-forgery.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import type { CaseDesk } from "../context.ts";
import { formPages } from "../pages/form-pages.ts";
import type { Cases } from "../service/cases.ts";
import { fileIn, sendCaseFile } from "./case-files.ts";
import { takePost } from "./take-post.ts";
import { writeToCase } from "./write-to-case.ts";

type Needs = Omit<PostNeeds, "sender" | "trusted"> & {
  cases: Cases;
  newsletter: Newsletter;
  desk: CaseDesk;
  files: FileStore | null;
  senderOf: (c: Context) => string;
};

/**
 * Pages that take a post, without any script: what is right becomes a case and leads to its page, what is not shows the
 * form again with what was typed and what is wrong.
 */
export function formPosts({ desk, files, senderOf, ...needs }: Needs) {
  const routes = new Hono<SiteVariables>();
  const take = takePost(needs);

  for (const { path, form } of formPages)
    routes.post(path, async (c, next) => {
      const from = { ...needs, sender: senderOf(c), trusted: null };
      const posted = await postForm(form, c.req.raw, from, take);
      if ("number" in posted) return c.redirect(`${posted.page}?kvitto=1`, 303);
      c.set("posted", posted);
      return next();
    });

  routes.get("/arende/:token/bilaga/:place{[0-9]+}/:at{[0-9]+}/", async (c, next) => {
    const { token, place, at } = c.req.param();
    const found = fileIn(await desk.find(token), Number(place), Number(at));
    return (await sendCaseFile(c, files, found)) ?? next();
  });
  routes.get("/arende/bilaga/", async (c, next) => {
    const found = await desk.findFile(c.req.query("t") ?? "");
    return (await sendCaseFile(c, files, found)) ?? next();
  });

  routes.post("/arende/:token/", async (c, next) => {
    const token = c.req.param("token");
    const posted = await writeToCase("answer", c.req.raw, () => desk.find(token), {
      ...needs,
      sender: senderOf(c),
    });
    if (posted === null) return c.redirect(paths.case(token), 303);
    c.set("posted", posted);
    return next();
  });
  routes.post("/arende/:token/stang/", async (c, next) => {
    const token = c.req.param("token");
    const isOurs = isFromOwnPage(saidBy(c.req.raw.headers), needs.publicOrigin);
    const found = isOurs ? await desk.find(token) : null;
    if (!found) return next();
    await needs.cases.close(found.number);
    // Whoever presses twice, or in two tabs, reads on the page that it is over.
    return c.redirect(paths.case(token), 303);
  });
  routes.post("/customer-uploads/", async (c, next) => {
    const token = c.req.query("t") ?? "";
    const posted = await writeToCase("pictures", c.req.raw, () => desk.findForUpload(token), {
      ...needs,
      sender: senderOf(c),
    });
    if (posted === null) return c.redirect(`${paths.customerUploads(token)}&kvitto=1`, 303);
    c.set("posted", posted);
    return next();
  });
  return routes;
}

import { Hono } from "hono";
import { paths } from "#core/paths.ts";
import { type FormServices, submitForm } from "#features/forms/api/submit-form.ts";
import type { Newsletter } from "#features/newsletter/service/newsletter.ts";
import type { Http } from "#platform/feature.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import type { CaseServices } from "../case-services.ts";
import { formPages } from "../pages/form-pages.ts";
import { attachmentAt, sendCaseFile } from "./case-files.ts";
import { submissionHandler } from "./submission-handler.ts";
import { writeToCase } from "./write-to-case.ts";

export type CaseUses = FormServices & { cases: CaseServices; newsletter: Newsletter; files: FileStore };

/**
 * Pages that take a post, without any script: what is right becomes a case and leads to its page, what is not shows the
 * form again with what was typed and what is wrong.
 */
export function caseRoutes(services: CaseUses, { senderOf }: Http) {
  const { cases, files } = services;
  const { byLink } = cases;
  const routes = new Hono<SiteVariables>();
  const take = submissionHandler(services);

  for (const { path, form } of formPages)
    routes.post(path, async (c, next) => {
      const from = { ...services, sender: senderOf(c), trusted: null };
      const submission = await submitForm(form, c.req.raw, from, take);
      if ("number" in submission) return c.redirect(`${submission.page}?kvitto=1`, 303);
      c.set("posted", submission);
      return next();
    });

  routes.get("/arende/:token/bilaga/:place{[0-9]+}/:at{[0-9]+}/", async (c, next) => {
    const { token, place, at } = c.req.param();
    const found = attachmentAt(await byLink.find(token), Number(place), Number(at));
    return (await sendCaseFile(c, files, found)) ?? next();
  });
  routes.get("/arende/bilaga/", async (c, next) => {
    const found = await byLink.findFile(c.req.query("t") ?? "");
    return (await sendCaseFile(c, files, found)) ?? next();
  });

  routes.post("/arende/:token/", async (c, next) => {
    const token = c.req.param("token");
    const submission = await writeToCase("answer", c.req.raw, () => byLink.find(token), {
      ...services,
      sender: senderOf(c),
    });
    if (submission === null) return c.redirect(paths.case(token), 303);
    c.set("posted", submission);
    return next();
  });
  routes.post("/arende/:token/stang/", async (c, next) => {
    const token = c.req.param("token");
    const isOurs = isFromSameOrigin(originHeadersOf(c.req.raw.headers), services.publicOrigin);
    const found = isOurs ? await byLink.find(token) : null;
    if (!found) return next();
    await cases.close(found.number);
    // Whoever presses twice, or in two tabs, reads on the page that it is over.
    return c.redirect(paths.case(token), 303);
  });
  routes.post("/customer-uploads/", async (c, next) => {
    const token = c.req.query("t") ?? "";
    const submission = await writeToCase("pictures", c.req.raw, () => byLink.findForUpload(token), {
      ...services,
      sender: senderOf(c),
    });
    if (submission === null) return c.redirect(`${paths.customerUploads(token)}&kvitto=1`, 303);
    c.set("posted", submission);
    return next();
  });
  return routes;
}

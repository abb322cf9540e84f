import { Hono } from "hono";
import { type TakenBy, takePost } from "#features/cases/api/take-post.ts";
import { type FormServices, type Posted, postForm } from "#features/forms/api/post-form.ts";
import { takeWatch } from "#features/saved-searches/api/take-watch.ts";
import type { Watches } from "#features/saved-searches/service/watches.ts";
import type { Http } from "#platform/feature.ts";
import { envelope, onOnePage } from "#platform/http/envelope.ts";
import type { FormTokens } from "#platform/http/form-token.ts";
import { problemAnswer } from "#platform/http/problem.ts";
import { apiForms } from "./forms.ts";
import {
  type IntakeVariables,
  type WorkshopSenders,
  workshopIntake,
  workshopPath,
} from "./workshop-intake.ts";

export type FormCallServices = FormServices &
  TakenBy & { savedSearches: Watches; workshop: WorkshopSenders; formTokens: FormTokens };

/** Every form as a call: the same fields, the same messages, with and without final slash. */
export function formRoutes(services: FormCallServices, { senderOf }: Http) {
  const { workshop, formTokens, savedSearches } = services;
  const routes = new Hono<IntakeVariables>();
  const takeOther = takePost(services);
  const intake = workshopIntake(workshop, services.publicOrigin, formTokens);
  for (const address of [workshopPath, workshopPath.replace(/\/$/, "")]) routes.use(address, intake);
  for (const { path, form } of apiForms) {
    const addresses = [path, path.replace(/\/$/, "")];
    routes.on("POST", addresses, async (c) =>
      answer(
        await postForm(
          form,
          c.req.raw,
          { ...services, sender: senderOf(c), trusted: c.get("workshopClient") ?? null },
          (errand, parts) =>
            errand.kind === "watch" ? takeWatch(savedSearches, errand, parts) : takeOther(errand, parts),
        ),
      ),
    );
    routes.on(["GET", "PUT", "PATCH", "DELETE"], addresses, () =>
      problemAnswer(onlyPosts, { allow: "POST" }),
    );
  }
  return routes;
}

const onlyPosts = { type: "about:blank", status: 405, title: "Anropet tar bara emot (POST)" };

function answer(posted: Posted): Response {
  if ("number" in posted) {
    const { number, page } = posted;
    const json = [number === null ? { page } : { caseNumber: number, page }];
    return envelope({ ...onOnePage(1), json }, { "cache-control": "no-store" }, 201);
  }
  const { status, errors, notice } = posted;
  const title = notice ?? errors.map(({ message }) => message).join(" | ");
  return problemAnswer(
    { type: "about:blank", status, title, errors },
    status === 429 ? { "retry-after": "60" } : {},
  );
}

import { Hono } from "hono";
import { type SubmissionServices, submissionHandler } from "#features/cases/api/submission-handler.ts";
import { type FormServices, type SubmissionResult, submitForm } from "#features/forms/api/submit-form.ts";
import { takeSavedSearch } from "#features/saved-searches/api/take-saved-search.ts";
import type { SavedSearchService } from "#features/saved-searches/service/saved-searches.ts";
import type { Http } from "#platform/feature.ts";
import { envelope, onOnePage } from "#platform/http/envelope.ts";
import type { FormTokens } from "#platform/http/form-token.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { apiForms } from "./forms.ts";
import {
  type IntakeVariables,
  type WorkshopSenders,
  workshopIntake,
  workshopPath,
} from "./workshop-intake.ts";

export type FormCallServices = FormServices &
  SubmissionServices & {
    savedSearches: SavedSearchService;
    workshop: WorkshopSenders;
    formTokens: FormTokens;
  };

/** Every form as a call: the same fields, the same messages, with and without final slash. */
export function formRoutes(services: FormCallServices, { senderOf }: Http) {
  const { workshop, formTokens, savedSearches } = services;
  const routes = new Hono<IntakeVariables>();
  const takeOther = submissionHandler(services);
  const intake = workshopIntake(workshop, services.publicOrigin, formTokens);
  for (const address of [workshopPath, workshopPath.replace(/\/$/, "")]) routes.use(address, intake);
  for (const { path, form } of apiForms) {
    const addresses = [path, path.replace(/\/$/, "")];
    routes.on("POST", addresses, async (c) =>
      respond(
        await submitForm(
          form,
          c.req.raw,
          { ...services, sender: senderOf(c), trusted: c.get("workshopClient") ?? null },
          (task, parts) =>
            task.kind === "watch" ? takeSavedSearch(savedSearches, task, parts) : takeOther(task, parts),
        ),
      ),
    );
    routes.on(["GET", "PUT", "PATCH", "DELETE"], addresses, () =>
      problemResponse(onlyPost, { allow: "POST" }),
    );
  }
  return routes;
}

const onlyPost = { type: "about:blank", status: 405, title: "Anropet tar bara emot (POST)" };

function respond(submission: SubmissionResult): Response {
  if ("number" in submission) {
    const { number, page } = submission;
    const json = [number === null ? { page } : { caseNumber: number, page }];
    return envelope({ ...onOnePage(1), json }, { "cache-control": "no-store" }, 201);
  }
  const { status, errors, notice } = submission;
  const title = notice ?? errors.map(({ message }) => message).join(" | ");
  return problemResponse(
    { type: "about:blank", status, title, errors },
    status === 429 ? { "retry-after": "60" } : {},
  );
}

import { Hono } from "hono";
import { paths } from "#core/paths.ts";
import { homeAddressLabel } from "#features/bookings/service/booking-details.ts";
import { BookingRefused, refusals } from "#features/bookings/service/booking-refusals.ts";
import type { BookingService } from "#features/bookings/service/booking-service.ts";
import type { CaseSubmission, Cases } from "#features/cases/service/cases.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { type FormServices, submitForm } from "#features/forms/api/submit-form.ts";
import type { FindVehicle } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import type { Http } from "#platform/feature.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { flowFields, type NextAction } from "../rules/flow/flow-fields.ts";
import { addressField, unspokenLabels, valuationForms } from "../rules/valuation-forms.ts";
import { appraisalAnswers } from "../service/appraisal-answers.ts";
import { type Appraisal, appraise, carText } from "../service/appraise.ts";
import { nextActionTimes } from "../service/next-action-times.ts";
import type { Valuations } from "../service/valuations.ts";
import { storedPictures } from "./stored-pictures.ts";

export type ValuationUses = FormServices & {
  cases: Pick<Cases, "open">;
  bookings: Pick<BookingService, "book">;
  findVehicle: FindVehicle;
  valuations: Valuations;
  stock: LiveCatalogue;
};

/**
 * From an estimate to a person. The car and what it came to are worked out from the address, here and now: nothing of it
 * is taken from the form.
 */
export function valuationRoutes(services: ValuationUses, { senderOf }: Http) {
  const { cases, bookings, findVehicle, valuations, stock, ...rest } = services;
  const { clock } = rest;
  const routes = new Hono<SiteVariables>();

  for (const path of [paths.valuation(), paths.tradeIn()])
    routes.post(path, async (c, next) => {
      const query = new URL(c.req.url).searchParams;
      const appraisal = await appraise(query, { findVehicle, valuations, clock });
      const { nextAction } = appraisal.input;
      if (appraisal.step.kind === "pictures") {
        const storedResult = await storedPictures(c.req.raw, { ...rest, sender: senderOf(c) });
        if (typeof storedResult === "string") {
          query.set(flowFields.pictures, storedResult);
          return c.redirect(`${path}?${query}`, 303);
        }
        c.set("posted", storedResult);
        return next();
      }
      if (nextAction === null || appraisal.verdict === null) return next();
      const options = { ...rest, sender: senderOf(c), trusted: null };
      const submission = await submitForm(valuationForms[nextAction], c.req.raw, options, (task, parts) =>
        openCase({ task, ...parts }, appraisal, nextAction),
      );
      if ("number" in submission) return c.redirect(`${submission.page}?kvitto=1`, 303);
      c.set("posted", submission);
      return next();
    });

  async function openCase(post: CaseSubmission, appraisal: Appraisal, nextAction: NextAction) {
    const { input } = appraisal;
    const now = clock();
    const timesAt = (at: Date) => nextActionTimes(input, stock.catalogs().chain.stores, at);
    const times = timesAt(now);
    const caseSubmission: CaseSubmission = {
      ...post,
      task: {
        ...post.task,
        subject: `${post.task.subject}: ${carText(appraisal)}`,
        licenseplate: input.plate,
      },
      answers: [
        ...(times.kind === "times" && times.place !== null
          ? [{ label: homeAddressLabel, text: `${streetIn(post)}, ${times.place}` }]
          : []),
        ...appraisalAnswers(appraisal, now),
        ...post.answers.filter(({ label }) => !unspokenLabels.has(label)),
      ],
    };
    if (nextAction === "kontakt") return cases.open(caseSubmission);
    return bookings.book(caseSubmission, (_, at) => {
      const wanted = timesAt(at);
      if (wanted.kind !== "times") throw new BookingRefused(refusals.notOffered);
      return wanted.bookable;
    });
  }

  return routes;
}

function streetIn({ answers }: CaseSubmission): string {
  return answers.find(({ label }) => label === addressField.label)?.text ?? "";
}

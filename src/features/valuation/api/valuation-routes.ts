import { Hono } from "hono";
import { paths } from "#core/paths.ts";
import { BookingRefused, refusals } from "#features/bookings/service/booking-refusals.ts";
import type { BookingService } from "#features/bookings/service/booking-service.ts";
import { homeAddressLabel } from "#features/bookings/service/told-booking.ts";
import type { Cases, Post } from "#features/cases/service/cases.ts";
import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { type FormServices, postForm } from "#features/forms/api/post-form.ts";
import type { FindVehicle } from "#features/vehicle-register/rules/vehicle-answer.ts";
import type { Http } from "#platform/feature.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { flowFields, type Onward } from "../rules/flow/flow-fields.ts";
import { addressField, unspokenLabels, valuationForms } from "../rules/valuation-forms.ts";
import { appraisalAnswers } from "../service/appraisal-answers.ts";
import { type Appraisal, appraise, carText } from "../service/appraise.ts";
import { onwardTimes } from "../service/onward-times.ts";
import type { Valuations } from "../service/valuations.ts";
import { keptPictures } from "./kept-pictures.ts";

export type ValuationUses = FormServices & {
  cases: Pick<Cases, "open">;
  bookings: Pick<BookingService, "book">;
  findVehicle: FindVehicle;
  valuations: Valuations;
  stock: StockInStep;
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
      const { onward } = appraisal.told;
      if (appraisal.step.kind === "pictures") {
        const kept = await keptPictures(c.req.raw, { ...rest, sender: senderOf(c) });
        if (typeof kept === "string") {
          query.set(flowFields.pictures, kept);
          return c.redirect(`${path}?${query}`, 303);
        }
        c.set("posted", kept);
        return next();
      }
      if (onward === null || appraisal.verdict === null) return next();
      const posting = { ...rest, sender: senderOf(c), trusted: null };
      const posted = await postForm(valuationForms[onward], c.req.raw, posting, (errand, parts) =>
        openCase({ errand, ...parts }, appraisal, onward),
      );
      if ("number" in posted) return c.redirect(`${posted.page}?kvitto=1`, 303);
      c.set("posted", posted);
      return next();
    });

  async function openCase(post: Post, appraisal: Appraisal, onward: Onward) {
    const { told } = appraisal;
    const now = clock();
    const timesAt = (at: Date) => onwardTimes(told, stock.catalogs().chain.stores, at);
    const times = timesAt(now);
    const whole: Post = {
      ...post,
      errand: {
        ...post.errand,
        subject: `${post.errand.subject}: ${carText(appraisal)}`,
        licenseplate: told.plate,
      },
      answers: [
        ...(times.kind === "times" && times.place !== null
          ? [{ label: homeAddressLabel, text: `${streetIn(post)}, ${times.place}` }]
          : []),
        ...appraisalAnswers(appraisal, now),
        ...post.answers.filter(({ label }) => !unspokenLabels.has(label)),
      ],
    };
    if (onward === "kontakt") return cases.open(whole);
    return bookings.book(whole, (_, at) => {
      const wanted = timesAt(at);
      if (wanted.kind !== "times") throw new BookingRefused(refusals.notOffered);
      return wanted.bookable;
    });
  }

  return routes;
}

function streetIn({ answers }: Post): string {
  return answers.find(({ label }) => label === addressField.label)?.text ?? "";
}

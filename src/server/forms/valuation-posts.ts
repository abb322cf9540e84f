import { type Context, Hono } from "hono";
import { type PostNeeds, postForm } from "#api/forms/post-form.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import { addressField, unspokenLabels, valuationForms } from "#domain/form/valuation-forms.ts";
import { flowFields, type Onward } from "#domain/valuation/flow/flow-fields.ts";
import type { FindVehicle } from "#domain/vehicle/vehicle-answer.ts";
import { paths } from "#paths";
import type { BookingDesk } from "#services/bookings/booking-desk.ts";
import { BookingRefused, refusals } from "#services/bookings/booking-refusals.ts";
import { pickupAddressLabel } from "#services/bookings/told-booking.ts";
import type { Cases, Post } from "#services/cases/cases.ts";
import { appraisalAnswers } from "#services/valuations/appraisal-answers.ts";
import { type Appraisal, appraise, carText } from "#services/valuations/appraise.ts";
import { onwardTimes } from "#services/valuations/onward-times.ts";
import type { Valuations } from "#services/valuations/valuations.ts";
import type { SiteVariables } from "../site-variables.ts";
import { keptPictures } from "./kept-pictures.ts";

type Needs = Omit<PostNeeds, "cases" | "sender" | "trusted"> & {
  cases: Pick<Cases, "open">;
  bookingDesk: BookingDesk;
  findVehicle: FindVehicle;
  valuations: Valuations | null;
  stock: StockInStep;
  clock: () => Date;
  senderOf: (c: Context) => string;
};

/**
 * From an estimate to a person. The car and what it came to are worked out from the address, here and now: nothing of it
 * is taken from the form. [FLOW-10]
 */
export function valuationPosts(needs: Needs) {
  const { cases, bookingDesk, findVehicle, valuations, stock, senderOf, ...rest } = needs;
  const { clock } = rest;
  const routes = new Hono<SiteVariables>();

  for (const path of [paths.valuation(), paths.tradeIn()])
    routes.post(path, async (c, next) => {
      const query = new URL(c.req.url).searchParams;
      const appraisal = await appraise(query, { findVehicle, valuations, clock });
      const { onward } = appraisal.told;
      if (appraisal.step.kind === "pictures") {
        const kept = await keptPictures(c.req.raw, rest);
        if (typeof kept === "string") {
          query.set(flowFields.pictures, kept);
          return c.redirect(`${path}?${query}`, 303);
        }
        c.set("posted", kept);
        return next();
      }
      if (onward === null || appraisal.verdict === null) return next();
      const open = (post: Post) => openCase(post, appraisal, onward);
      const posting = { ...rest, cases: { open }, sender: senderOf(c), trusted: null };
      const posted = await postForm(valuationForms[onward], c.req.raw, posting);
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
          ? [{ label: pickupAddressLabel, text: `${streetIn(post)}, ${times.place}` }]
          : []),
        ...appraisalAnswers(appraisal, now),
        ...post.answers.filter(({ label }) => !unspokenLabels.has(label)),
      ],
    };
    if (onward === "kontakt") return cases.open(whole);
    return bookingDesk.book(whole, (_, at) => {
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

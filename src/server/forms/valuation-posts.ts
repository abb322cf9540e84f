import { type Context, Hono } from "hono";
import { type PostNeeds, postForm } from "#api/forms/post-form.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import { timeFields, valuationForms } from "#domain/form/valuation-forms.ts";
import { driveStart } from "#domain/lead/test-drive-request.ts";
import { storeHoursOn } from "#domain/store/opening-hours.ts";
import type { Store } from "#domain/store/store.ts";
import { driveTime } from "#domain/test-drive/drive-text.ts";
import { isOffered, slotFrom } from "#domain/test-drive/slots.ts";
import type { Onward } from "#domain/valuation/flow/flow-fields.ts";
import { pickupTimes } from "#domain/valuation/flow/pickup-times.ts";
import type { FindVehicle } from "#domain/vehicle/vehicle-answer.ts";
import { paths } from "#paths";
import type { Cases, Post } from "#services/cases/cases.ts";
import { appraisalAnswers } from "#services/valuations/appraisal-answers.ts";
import { type Appraisal, appraise, carText } from "#services/valuations/appraise.ts";
import type { Valuations } from "#services/valuations/valuations.ts";
import type { SiteVariables } from "../site-variables.ts";

type Needs = Omit<PostNeeds, "cases" | "sender" | "trusted"> & {
  cases: Pick<Cases, "open">;
  findVehicle: FindVehicle;
  valuations: Valuations | null;
  stock: StockInStep;
  clock: () => Date;
  senderOf: (c: Context) => string;
};

const timeLabels = new Set<string>(Object.values(timeFields).map(({ label }) => label));
const notOffered = "Tiden går inte att boka. Välj en annan";

/**
 * From an estimate to a person. The car and what it came to are worked out from the address, here and now: nothing of it
 * is taken from the form. [FLOW-10]
 */
export function valuationPosts({ cases, findVehicle, valuations, stock, clock, senderOf, ...rest }: Needs) {
  const routes = new Hono<SiteVariables>();

  for (const path of [paths.valuation(), paths.tradeIn()])
    routes.post(path, async (c, next) => {
      const query = new URL(c.req.url).searchParams;
      const appraisal = await appraise(query, { findVehicle, valuations, clock });
      const { onward } = appraisal.told;
      if (onward === null || appraisal.verdict === null) return next();
      const open = (post: Post) => openCase(post, appraisal, onward);
      const needs = { ...rest, cases: { open }, sender: senderOf(c), trusted: null };
      const posted = await postForm(valuationForms[onward], c.req.raw, needs);
      if ("number" in posted) return c.redirect(`${posted.page}?kvitto=1`, 303);
      c.set("posted", posted);
      return next();
    });

  async function openCase(post: Post, appraisal: Appraisal, onward: Onward) {
    const now = clock();
    const store = storeNamed(appraisal.told.written.store);
    const wish = wishIn(post, onward, store, now);
    if ("message" in wish) return { errors: [wish] };
    const { errand, answers } = post;
    return cases.open({
      ...post,
      errand: {
        ...errand,
        subject: `${errand.subject}: ${carText(appraisal)}`,
        licenseplate: appraisal.told.plate,
      },
      answers: [
        ...appraisalAnswers(appraisal, now),
        ...(wish.text === null ? [] : [{ label: "Önskad tid", text: wish.text }]),
        ...(onward === "butik" && store ? [{ label: "Butik", text: store.name }] : []),
        ...answers.filter(({ label }) => !timeLabels.has(label)),
      ],
    });
  }

  function storeNamed(slug: string): Store | null {
    return stock.catalogs().chain.stores.find((store) => store.slug === slug) ?? null;
  }
  return routes;
}

type Wish = { text: string | null } | { field: string; message: string };

/** When somebody wants to come or be visited, where that can be. [FLOW-11] */
function wishIn({ answers }: Post, onward: Onward, store: Store | null, now: Date): Wish {
  if (onward === "kontakt") return { text: null };
  const { name, label } = timeFields[onward];
  const time = answers.find((answer) => answer.label === label)?.text ?? "";
  const refused = { field: name, message: notOffered };
  if (onward === "hamtning") return pickupTimes(now).includes(time) ? { text: time } : refused;
  const start = driveStart.safeParse(time);
  if (!store || !start.success || !isOffered(start.data, now, storeHoursOn(store.hours))) return refused;
  return { text: driveTime(slotFrom(start.data)) };
}

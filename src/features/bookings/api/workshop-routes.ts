import { Hono } from "hono";
import { paths } from "#core/paths.ts";
import type { CaseSubmission } from "#features/cases/service/cases.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { type FormServices, submitForm } from "#features/forms/api/submit-form.ts";
import type { Http } from "#platform/feature.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { workshopAt } from "../rules/bookable.ts";
import { serviceForm } from "../rules/service-form.ts";
import { startField } from "../rules/test-drive-form.ts";
import { workshopPrefill } from "../rules/workshop-prefill.ts";
import { BookingRefused, refusals } from "../service/booking-refusals.ts";
import type { BookingService } from "../service/booking-service.ts";

/** Books a workshop: which and for what is in the address, who and when in the form. */
export function workshopRoutes(
  services: FormServices & { bookings: Pick<BookingService, "book">; stock: LiveCatalogue },
  { senderOf }: Http,
) {
  const { bookings, stock } = services;
  const routes = new Hono<SiteVariables>();

  routes.post(paths.service(), async (c, next) => {
    const query = new URL(c.req.url).searchParams;
    const prefill = () => workshopPrefill(query, stock.catalogs().chain.stores);
    const open = async ({ task, answers, ...post }: CaseSubmission) => {
      const { store, work } = prefill();
      return bookings.book(
        {
          ...post,
          task: { ...task, subject: [work?.label, store?.name].filter(Boolean).join(", ") },
          answers: [
            ...(work ? [{ label: "Arbete", text: work.label, isOurs: true }] : []),
            ...answers.filter(({ label }) => label !== startField.label),
          ],
        },
        () => {
          const input = prefill();
          if (!input.store || !input.work) throw new BookingRefused(refusals.notOffered);
          return workshopAt(input.store, input.work.minutes);
        },
      );
    };
    const sending = { ...services, sender: senderOf(c), trusted: null };
    const submission = await submitForm(serviceForm, c.req.raw, sending, (task, parts) =>
      open({ task, ...parts }),
    );
    if ("number" in submission) return c.redirect(`${submission.page}?kvitto=1`, 303);
    c.set("posted", submission);
    return next();
  });

  return routes;
}

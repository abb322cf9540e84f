import { Hono } from "hono";
import { paths } from "#core/paths.ts";
import type { Post } from "#features/cases/service/cases.ts";
import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { type FormServices, postForm } from "#features/forms/api/post-form.ts";
import type { Http } from "#platform/feature.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { workshopAt } from "../rules/bookable.ts";
import { serviceForm } from "../rules/service-form.ts";
import { startField } from "../rules/test-drive-form.ts";
import { workshopWish } from "../rules/workshop-wish.ts";
import { BookingRefused, refusals } from "../service/booking-refusals.ts";
import type { BookingService } from "../service/booking-service.ts";

/** A place in a workshop: which and for what is told by the address, who and when by the form. */
export function workshopRoutes(
  services: FormServices & { bookings: Pick<BookingService, "book">; stock: StockInStep },
  { senderOf }: Http,
) {
  const { bookings, stock } = services;
  const routes = new Hono<SiteVariables>();

  routes.post(paths.service(), async (c, next) => {
    const query = new URL(c.req.url).searchParams;
    const wish = () => workshopWish(query, stock.catalogs().chain.stores);
    const open = async ({ errand, answers, ...post }: Post) => {
      const { store, work } = wish();
      return bookings.book(
        {
          ...post,
          errand: { ...errand, subject: [work?.label, store?.name].filter(Boolean).join(", ") },
          answers: [
            ...(work ? [{ label: "Arbete", text: work.label, isOurs: true }] : []),
            ...answers.filter(({ label }) => label !== startField.label),
          ],
        },
        () => {
          const wanted = wish();
          if (!wanted.store || !wanted.work) throw new BookingRefused(refusals.notOffered);
          return workshopAt(wanted.store, wanted.work.minutes);
        },
      );
    };
    const sending = { ...services, sender: senderOf(c), trusted: null };
    const posted = await postForm(serviceForm, c.req.raw, sending, (errand, parts) =>
      open({ errand, ...parts }),
    );
    if ("number" in posted) return c.redirect(`${posted.page}?kvitto=1`, 303);
    c.set("posted", posted);
    return next();
  });

  return routes;
}

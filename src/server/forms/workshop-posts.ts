import { type Context, Hono } from "hono";
import { type PostNeeds, postForm } from "#api/forms/post-form.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import { workshopAt } from "#domain/booking/bookable.ts";
import { workshopWish } from "#domain/booking/workshop-wish.ts";
import { serviceForm } from "#domain/form/service-form.ts";
import { startField } from "#domain/form/test-drive-form.ts";
import { paths } from "#paths";
import type { BookingDesk } from "#services/bookings/booking-desk.ts";
import { BookingRefused, refusals } from "#services/bookings/booking-refusals.ts";
import type { Post } from "#services/cases/cases.ts";
import type { SiteVariables } from "../site-variables.ts";

type Needs = Omit<PostNeeds, "cases" | "sender" | "trusted"> & {
  bookingDesk: BookingDesk;
  stock: StockInStep;
  senderOf: (c: Context) => string;
};

/** A place in a workshop: which and for what is told by the address, who and when by the form. [SERVICE-1] [BOOK-4] */
export function workshopPosts({ bookingDesk, stock, senderOf, ...rest }: Needs) {
  const routes = new Hono<SiteVariables>();

  routes.post(paths.service(), async (c, next) => {
    const query = new URL(c.req.url).searchParams;
    const wish = () => workshopWish(query, stock.catalogs().chain.stores);
    const open = async ({ errand, answers, ...post }: Post) => {
      const { store, work } = wish();
      return bookingDesk.book(
        {
          ...post,
          errand: { ...errand, subject: [work?.label, store?.name].filter(Boolean).join(", ") },
          answers: [
            ...(work ? [{ label: "Arbete", text: work.label }] : []),
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
    const needs = { ...rest, cases: { open }, sender: senderOf(c), trusted: null };
    const posted = await postForm(serviceForm, c.req.raw, needs);
    if ("number" in posted) return c.redirect(`${posted.page}?kvitto=1`, 303);
    c.set("posted", posted);
    return next();
  });

  return routes;
}

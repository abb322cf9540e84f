import { type Context, Hono, type Next } from "hono";
import { paths } from "#core/paths.ts";
import { type FormServices, submitForm } from "#features/forms/api/submit-form.ts";
import type { ReservationsByLink } from "#features/reservations/context.ts";
import type { Http } from "#platform/feature.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { allTimesQuery, testDriveForm } from "../rules/test-drive-form.ts";
import type { TestDrives } from "../service/test-drives.ts";
import { formWithInput } from "./form-with-input.ts";

/** Booking by a plain post; what cannot be had shows the page again, with what can. */
export function driveRoutes(
  services: FormServices & {
    bookings: { testDrives: TestDrives };
    reservations: { byLink: ReservationsByLink };
  },
  { senderOf }: Http,
) {
  const { bookings, reservations, publicOrigin } = services;
  const routes = new Hono<SiteVariables>();

  const bookBy = async (c: Context<SiteVariables>, next: Next, reservation: string | null) => {
    if (new URL(c.req.url).search === `?${allTimesQuery}`) {
      c.set("posted", await formWithInput(testDriveForm, c.req.raw, publicOrigin));
      return next();
    }
    const sending = { ...services, sender: senderOf(c), trusted: null };
    const submission = await submitForm(testDriveForm, c.req.raw, sending, (task, parts) =>
      bookings.testDrives.book({ task, ...parts }, reservation),
    );
    if ("number" in submission) return c.redirect(`${submission.page}?kvitto=1`, 303);
    c.set("posted", submission);
    return next();
  };

  routes.post(paths.ride(), (c, next) => bookBy(c, next, null));

  /** Whoever holds the car shows it by the signed address of the reservation. */
  routes.post("/reservation/:token/provkorning/", async (c, next) =>
    bookBy(c, next, (await reservations.byLink.find(c.req.param("token")))?.number ?? null),
  );
  return routes;
}

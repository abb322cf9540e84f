import { data, redirect } from "react-router";
import { testDriveHtml } from "#features/bookings/pages/test-drive-html.server.tsx";
import { submittedFormContext } from "#features/forms/context.ts";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { clockContext } from "#platform/pages/context.ts";
import { rethrowOutageAs503 } from "#platform/pages/outage-as-503.server.ts";
import { hiddenFromSearch } from "#platform/pages/page-meta.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import { reservationsContext } from "../context.ts";
import { reservationEmailKeys } from "../rules/reservation-email-keys.ts";
import { reservationPaths } from "../rules/reservation-paths.ts";
import type { Route } from "./+types/reservation.route.ts";
import { foundOr404 } from "./found-or-404.server.ts";
import { cancelHtml, driveHtml, reservationHtml } from "./reservation-html.server.tsx";
import { reservationView } from "./reservation-view.server.ts";
import { useReservationDone } from "./started-reservation.tsx";

/**
 * The page of a reservation, for whoever has its signed address; everybody else finds nothing. Its `avboka/` asks; only
 * the button cancels, since mail programs and their guards open every link. Its `provkorning/` has the free times of
 * the held car.
 */
export async function loader({ params: { token, step }, url, context }: Route.LoaderArgs) {
  if (step !== undefined && step !== "avboka" && step !== "provkorning") throw data("page", 404);
  const reservation = await foundOr404(context, (reservations) => reservations.find(token));
  const now = context.get(clockContext)();
  if (step === undefined) {
    const email = await context
      .get(reservationsContext)
      .findEmailState(reservationEmailKeys(reservation.number, reservation.ended));
    const view = reservationView(reservation, {
      token,
      now,
      isReceipt: url.searchParams.has("kvitto"),
      email,
    });
    return {
      title: view.title,
      html: reservationHtml(view),
      hasForm: false,
      withAdvert: reservation.licenseplate,
    };
  }
  if (reservation.releasedAt !== null || reservation.until <= now)
    throw redirect(reservationPaths.reservation(token));
  if (step === "provkorning") {
    const times = await testDriveHtml(reservation.licenseplate, context, { ...reservation, token }).catch(
      rethrowOutageAs503,
    );
    return {
      title: "Boka provkörning",
      html: driveHtml(reservation, token, times),
      hasForm: true,
      withAdvert: null,
    };
  }
  const notice = context.get(submittedFormContext)?.notice ?? null;
  return {
    title: "Avboka reservationen?",
    html: cancelHtml(reservation, token, notice),
    hasForm: false,
    withAdvert: null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, hiddenFromSearch] : [];
}

export default function ReservationRoute({ loaderData }: Route.ComponentProps) {
  const { html, hasForm, withAdvert } = loaderData;
  useReservationDone(withAdvert);
  return hasForm ? <SubmittedForm html={html} /> : <StaticHtml html={html} />;
}

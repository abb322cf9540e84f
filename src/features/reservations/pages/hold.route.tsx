import { data, redirect } from "react-router";
import { rideHtml } from "#features/bookings/pages/ride-html.server.tsx";
import { postedFormContext } from "#features/forms/context.ts";
import { PostedForm } from "#features/forms/pages/posted-form.tsx";
import { clockContext } from "#platform/pages/context.ts";
import { hiddenFromSearch } from "#platform/pages/page-meta.ts";
import { Fixed } from "#ui/fixed.tsx";
import { reservationsContext } from "../context.ts";
import { holdLetterKeys } from "../rules/hold-letter-keys.ts";
import { holdPaths } from "../rules/hold-paths.ts";
import type { Route } from "./+types/hold.route.ts";
import { useReservationDone } from "./begun-reservation.tsx";
import { foundOrMissing, outageOr } from "./found-or-missing.server.ts";
import { holdView } from "./hold-view.server.ts";
import { cancelHtml, driveHtml, holdHtml } from "./reservation-html.server.tsx";

/**
 * The page of a hold, for whoever has its signed address; everybody else finds nothing. Its `avboka/` asks; only
 * the button cancels, since mail programs and their guards open every link. Its `provkorning/` has the free times of
 * the held car.
 */
export async function loader({ params: { token, step }, url, context }: Route.LoaderArgs) {
  if (step !== undefined && step !== "avboka" && step !== "provkorning") throw data("page", 404);
  const hold = await foundOrMissing(context, (reservations) => reservations.find(token));
  const now = context.get(clockContext)();
  if (step === undefined) {
    const letter = await context.get(reservationsContext).findLetter(holdLetterKeys(hold.number, hold.ended));
    const view = holdView(hold, {
      token,
      now,
      isReceipt: url.searchParams.has("kvitto"),
      letter,
    });
    return { title: view.title, html: holdHtml(view), hasForm: false, held: hold.licenseplate };
  }
  if (hold.releasedAt !== null || hold.until <= now) throw redirect(holdPaths.hold(token));
  if (step === "provkorning") {
    const times = await rideHtml(hold.licenseplate, context, { ...hold, token }).catch(outageOr);
    return { title: "Boka provkörning", html: driveHtml(hold, token, times), hasForm: true, held: null };
  }
  const notice = context.get(postedFormContext)?.notice ?? null;
  return {
    title: "Avboka reservationen?",
    html: cancelHtml(hold, token, notice),
    hasForm: false,
    held: null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, hiddenFromSearch] : [];
}

export default function HoldRoute({ loaderData }: Route.ComponentProps) {
  const { html, hasForm, held } = loaderData;
  useReservationDone(held);
  return hasForm ? <PostedForm html={html} /> : <Fixed html={html} />;
}

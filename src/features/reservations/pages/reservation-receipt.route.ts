import { clockContext } from "#platform/pages/context.ts";
import type { Route } from "./+types/reservation-receipt.route.ts";
import { foundOr404 } from "./found-or-404.server.ts";
import { reservationFile } from "./reservation-file.ts";
import { reservationView } from "./reservation-view.server.ts";

/** What the page of a reservation says, as a file to save. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const reservation = await foundOr404(context, (reservations) => reservations.find(token));
  const view = reservationView(reservation, {
    token,
    now: context.get(clockContext)(),
    isReceipt: false,
    email: null,
  });
  return new Response(reservationFile(view), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="reservation-${reservation.number.toLowerCase()}.txt"`,
    },
  });
}

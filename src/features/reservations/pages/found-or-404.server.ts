import { data, type RouterContextProvider } from "react-router";
import { rethrowOutageAs503 } from "#platform/pages/outage-as-503.server.ts";
import { type ReservationsByLink, reservationsContext } from "../context.ts";

/** A page that is not there is 404, a database that cannot be reached 503. */
export async function foundOr404<Found>(
  context: Readonly<RouterContextProvider>,
  ask: (reservations: ReservationsByLink) => Promise<Found | null>,
): Promise<Found> {
  const found = await ask(context.get(reservationsContext)).catch(rethrowOutageAs503);
  if (found === null) throw data("page", 404);
  return found;
}

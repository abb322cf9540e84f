import { stockContext } from "#features/catalogue/context.ts";
import type { Catalogs } from "#features/catalogue/service/live-catalogue.ts";
import { type ReservationsByLink, reservationsContext } from "#features/reservations/context.ts";
import { isOutage } from "#platform/db/outage.ts";
import { clockContext } from "#platform/pages/context.ts";
import { momentFromText, type SavedPlate, savedPlatesFromText } from "../rules/saved-plates.ts";
import type { Route } from "./+types/saved-cars.route.ts";
import type { SavedCarsView } from "./saved-car-view.ts";
import { reservedPlates, savedCars } from "./saved-cars.server.ts";

/** The cars that a browser has saved or seen: data, no page of its own, and cached by nobody. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const stock = context.get(stockContext);
  // Before the cars are read: what changes meanwhile is told afterwards.
  const version = stock.version();
  const requested = savedPlatesFromText(url.searchParams.get("bilar") ?? "");
  const moment = momentFromText(url.searchParams.get("sedan") ?? "");
  const catalogs = stock.catalogs();
  const cars = savedCars(catalogs, requested, {
    now: context.get(clockContext)(),
    lookedAt: moment === null ? null : new Date(moment),
    reservationEnds: await reservationEndsOf(context.get(reservationsContext), catalogs, requested),
  });
  return Response.json({ version, cars } satisfies SavedCarsView, {
    headers: { "cache-control": "private, no-store" },
  });
}

/** The stock in memory says that a car is reserved, only the database until when; without it the list is told all the same. */
async function reservationEndsOf(
  reservations: ReservationsByLink,
  catalogs: Catalogs,
  requested: readonly SavedPlate[],
) {
  const plates = reservedPlates(catalogs, requested);
  if (plates.length === 0) return new Map<string, Date>();
  return reservations.endsOf(plates).catch((error: unknown) => {
    if (isOutage(error)) return new Map<string, Date>();
    throw error;
  });
}

import { stockContext } from "#features/catalogue/context.ts";
import type { Catalogs } from "#features/catalogue/service/keep-in-step.ts";
import { type ReservationsByLink, reservationsContext } from "#features/reservations/context.ts";
import { isOutage } from "#platform/db/outage.ts";
import { clockContext } from "#platform/pages/context.ts";
import { type KeptPlate, keptFromText, momentFromText } from "../rules/kept-plates.ts";
import type { Route } from "./+types/kept-cars.route.ts";
import type { KeptCarsView } from "./kept-car-view.ts";
import { keptCars, reservedPlates } from "./kept-cars.server.ts";

/** The cars that a browser has saved or seen: data, no page of its own, and cached by nobody. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const stock = context.get(stockContext);
  // Before the cars are read: what changes meanwhile is told afterwards.
  const version = stock.version();
  const asked = keptFromText(url.searchParams.get("bilar") ?? "");
  const moment = momentFromText(url.searchParams.get("sedan") ?? "");
  const catalogs = stock.catalogs();
  const cars = keptCars(catalogs, asked, {
    now: context.get(clockContext)(),
    lookedAt: moment === null ? null : new Date(moment),
    holdEnds: await holdEndsOf(context.get(reservationsContext), catalogs, asked),
  });
  return Response.json({ version, cars } satisfies KeptCarsView, {
    headers: { "cache-control": "private, no-store" },
  });
}

/** The stock in memory says that a car is reserved, only the database until when; without it the list is told all the same. */
async function holdEndsOf(reservations: ReservationsByLink, catalogs: Catalogs, asked: readonly KeptPlate[]) {
  const plates = reservedPlates(catalogs, asked);
  if (plates.length === 0) return new Map<string, Date>();
  return reservations.endsOf(plates).catch((error: unknown) => {
    if (isOutage(error)) return new Map<string, Date>();
    throw error;
  });
}

import { keptFromText } from "#domain/visitor/kept-plates.ts";
import { clockContext, stockContext } from "#web/context.ts";
import type { KeptCarsView } from "#web/features/favorites/kept-car-view.ts";
import type { Route } from "./+types/kept-cars.ts";
import { keptCars } from "./kept-cars.server.ts";

/** The cars that a browser has saved or seen: data, no page of its own, and cached by nobody. [FAVPAGE-3] [FAVPAGE-4] */
export function loader({ url, context }: Route.LoaderArgs): Response {
  const stock = context.get(stockContext);
  // Before the cars are read: what changes meanwhile is told afterwards.
  const version = stock.version();
  const asked = keptFromText(url.searchParams.get("bilar") ?? "");
  const cars = keptCars(stock.catalogs(), asked, context.get(clockContext)());
  return Response.json({ version, cars } satisfies KeptCarsView, {
    headers: { "cache-control": "private, no-store" },
  });
}

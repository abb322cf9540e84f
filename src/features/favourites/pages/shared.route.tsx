import { data } from "react-router";
import { formatDate } from "#core/dates/dates.ts";
import { LiveCars } from "#features/cars/pages/live-cars.tsx";
import { stockContext } from "#features/catalogue/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { rethrowOutageAs503 } from "#platform/pages/outage-as-503.server.ts";
import { hiddenFromSearch } from "#platform/pages/page-meta.ts";
import { sharedListsContext } from "../context.ts";
import type { Route } from "./+types/shared.route.ts";
import { savedCars } from "./saved-cars.server.ts";
import { EndedList, SharedListPage } from "./shared-list-page.tsx";

/** A list of favourites that somebody has shared, for whoever has the link; without any script. */
export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  const list = await context.get(sharedListsContext).find(key).catch(rethrowOutageAs503);
  if (!list) throw data("page", 404);
  if (list.endedAt !== null) return data(null, { status: 410 });
  const stock = context.get(stockContext);
  const version = stock.version();
  const now = context.get(clockContext)();
  const requested = list.plates.map((licenseplate) => ({ licenseplate, timestamp: 0 }));
  const savedPlates = savedCars(stock.catalogs(), requested.toReversed(), { now });
  const shown = {
    cars: savedPlates.map(({ card }) => card),
    plates: savedPlates.map(({ plate }) => plate),
    missing: list.plates.length - savedPlates.length,
    today: formatDate(now),
    version,
  };
  return shown;
}

export function meta() {
  return [{ title: "En delad lista med bilar" }, hiddenFromSearch];
}

export default function SharedRoute({ loaderData: list }: Route.ComponentProps) {
  if (list === null) return <EndedList />;
  return (
    <>
      <SharedListPage {...list} />
      <LiveCars cars={list.cars} version={list.version} />
    </>
  );
}

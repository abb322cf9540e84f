import { paths } from "#paths";
import { clockContext, stockContext } from "#web/context.ts";
import type { SuggestionsView } from "#web/features/car-list/suggestions-view.ts";
import type { Route } from "./+types/suggestions.ts";
import { carsForSale, externalAdverts, soldCars } from "./listing/list-kinds.server.ts";
import { suggestionsFor } from "./listing/suggest.server.ts";

/** What the search field of each list offers: data for the page, no page of its own. */
export function loader({ url, context }: Route.LoaderArgs): SuggestionsView {
  const now = context.get(clockContext)();
  const catalogs = context.get(stockContext).catalogs();
  const text = (url.searchParams.get("search") ?? "").slice(0, 250);
  if (url.pathname.startsWith(paths.sold()))
    return { suggestions: suggestionsFor(soldCars(catalogs), text, now) };
  if (url.pathname.startsWith(paths.externalAdverts()))
    return { suggestions: suggestionsFor(externalAdverts(catalogs), text, now) };
  return { suggestions: suggestionsFor(carsForSale(catalogs), text, now) };
}

import { paths } from "#core/paths.ts";
import { stockContext } from "../context.ts";
import type { Route } from "./+types/suggestions.route.ts";
import { carsForSale, externalAdverts, soldCars } from "./list-kinds.server.ts";
import { requesterIn } from "./load-list-pages.server.ts";
import { suggestionsFor } from "./suggest.server.ts";
import type { SuggestionsView } from "./suggestions-view.ts";

/** What the search field of each list offers: data for the page, no page of its own. */
export function loader({ url, context }: Route.LoaderArgs): SuggestionsView {
  const requester = requesterIn(context);
  const catalogs = context.get(stockContext).catalogs();
  const text = (url.searchParams.get("search") ?? "").slice(0, 250);
  if (url.pathname.startsWith(paths.sold()))
    return { suggestions: suggestionsFor(soldCars(catalogs), text, requester) };
  if (url.pathname.startsWith(paths.externalAdverts()))
    return { suggestions: suggestionsFor(externalAdverts(catalogs), text, requester) };
  return { suggestions: suggestionsFor(carsForSale(catalogs), text, requester) };
}

import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import { pageTexts } from "#platform/pages/page-texts.ts";
import type { Route } from "./+types/favorites.route.ts";
import { FavoritesPage } from "./favorites-page.tsx";

/** The same for everybody: the browser knows what it has saved. */
export function loader({ context }: Route.LoaderArgs) {
  return { carCount: formatNumber(context.get(stockContext).catalogs().listed.size) };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const address = { origin: root.loaderData.publicOrigin, path: paths.favorites() };
  return [...pageMeta(pageTexts.favorites, address), hiddenFromSearch];
}

export default function FavoritesRoute({ loaderData }: Route.ComponentProps) {
  return <FavoritesPage carCount={loaderData.carCount} />;
}

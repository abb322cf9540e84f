import { formatNumber } from "#domain/text/number.ts";
import { paths } from "#paths";
import { stockContext } from "#web/context.ts";
import { FavoritesPage } from "#web/features/favorites/favorites-page.tsx";
import { hiddenFromSearch, pageMeta } from "#web/page-meta.ts";
import { pageTexts } from "#web/page-texts.ts";
import type { Route } from "./+types/favorites.ts";

/** The same for everybody: the browser knows what it has saved. [FAVPAGE-2] */
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

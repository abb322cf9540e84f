import { paths } from "#core/paths.ts";
import type { Route } from "./+types/list-data.route.ts";
import { loadBuyPage, loadExternalPage, loadSoldPage } from "./load-list-pages.server.ts";

const lists = [
  [paths.sold(), loadSoldPage],
  [paths.externalAdverts(), loadExternalPage],
  [paths.buy(), loadBuyPage],
] as const;

/** What the page of a list is rendered from, prefetched before the step to it is made: data, no page of its own. */
export function loader({ url, context }: Route.LoaderArgs): Response {
  const [, load] = lists.find(([path]) => url.pathname.startsWith(path)) ?? [null, loadBuyPage];
  return Response.json(load({ url, context }));
}

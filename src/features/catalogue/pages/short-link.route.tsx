import { redirect } from "react-router";
import { stockContext } from "../context.ts";
import type { Route } from "./+types/short-link.route.ts";
import { findAdvert, notFound } from "./find-advert.server.ts";

/** The code on the windscreen: a plate is enough to find the advert. Not for good, for cars come and go. */
export function loader({ params, context }: Route.LoaderArgs) {
  const catalogs = context.get(stockContext).catalogs();
  const { path } = findAdvert(catalogs, params.licenseplate) ?? notFound(catalogs, {});
  throw redirect(path, 302);
}

export default function ShortLinkRoute() {
  return null;
}

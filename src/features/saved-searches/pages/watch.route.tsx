import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { PostedForm } from "#features/forms/pages/posted-form.tsx";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import type { Route } from "./+types/watch.route.ts";
import { loadWatch } from "./load-watch.server.tsx";

/** For one reader: what they watch, or are about to. */
const ownOnly = { "cache-control": "private, no-store" } as const;

/** The form, the question of the first letter, and the page where a watch is changed: one by its step. */
export async function loader({ params: { step }, url, context }: Route.LoaderArgs) {
  const { status, ...page } = await loadWatch(step, url.searchParams, context);
  return data(page, { headers: ownOnly, status });
}

export function headers() {
  return ownOnly;
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const description = "Få ett mejl när rätt bil kommer in, sänks i pris eller blir ledig igen.";
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.watch() };
  return [...pageMeta({ title: loaderData.title, description }, canonical), hiddenFromSearch];
}

export default function WatchRoute({ loaderData }: Route.ComponentProps) {
  return <PostedForm html={loaderData.html} />;
}

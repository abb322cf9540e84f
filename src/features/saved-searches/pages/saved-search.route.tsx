import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import type { Route } from "./+types/saved-search.route.ts";
import { loadSavedSearch } from "./load-saved-search.server.tsx";

/** For one reader: what they watch, or are about to. */
const privateHeaders = { "cache-control": "private, no-store" } as const;

/** The form, the question of the first e-mail, and the page where a saved search is changed: one by its step. */
export async function loader({ params: { step }, url, context }: Route.LoaderArgs) {
  const { status, ...page } = await loadSavedSearch(step, url.searchParams, context);
  return data(page, { headers: privateHeaders, status });
}

export function headers() {
  return privateHeaders;
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const description = "Få ett mejl när rätt bil kommer in, sänks i pris eller blir ledig igen.";
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.savedSearch() };
  return [...pageMeta({ title: loaderData.title, description }, canonical), hiddenFromSearch];
}

export default function SavedSearchRoute({ loaderData }: Route.ComponentProps) {
  return <SubmittedForm html={loaderData.html} />;
}

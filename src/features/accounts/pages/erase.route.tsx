import { data } from "react-router";
import { hiddenFromSearch } from "#platform/pages/page-meta.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import type { Route } from "./+types/erase.route.ts";
import { loadErase } from "./load-erase.server.tsx";
import { privateHeaders } from "./private-headers.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const params = { token: url.searchParams.get("t"), step: url.searchParams.get("steg") };
  const { status, ...page } = await loadErase(params, context);
  return data(page, { headers: privateHeaders, status });
}

export function headers() {
  return privateHeaders;
}

export function meta() {
  return [{ title: "Radera mina uppgifter" }, hiddenFromSearch];
}

export default function EraseRoute({ loaderData }: Route.ComponentProps) {
  return <StaticHtml html={loaderData.html} />;
}

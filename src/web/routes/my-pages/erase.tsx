import { data } from "react-router";
import { Fixed } from "#web/features/content/fixed.tsx";
import { hiddenFromSearch } from "#web/page-meta.ts";
import type { Route } from "./+types/erase.ts";
import { loadErase } from "./load-erase.server.tsx";
import { ownOnly } from "./own-only.ts";

/** [MYDATA-2] [MYDATA-3] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = { token: url.searchParams.get("t"), step: url.searchParams.get("steg") };
  const { status, ...page } = await loadErase(asked, context);
  return data(page, { headers: ownOnly, status });
}

export function headers() {
  return ownOnly;
}

export function meta() {
  return [{ title: "Radera mina uppgifter" }, hiddenFromSearch];
}

export default function EraseRoute({ loaderData }: Route.ComponentProps) {
  return <Fixed html={loaderData.html} />;
}

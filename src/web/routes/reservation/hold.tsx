import { clockContext } from "#web/context.ts";
import { Fixed } from "#web/features/content/fixed.tsx";
import { hiddenFromSearch } from "#web/page-meta.ts";
import type { Route } from "./+types/hold.ts";
import { atTheDesk } from "./desk.server.ts";
import { holdView } from "./hold-view.server.ts";
import { holdHtml } from "./reservation-html.server.tsx";

/** The page of a hold, for whoever has its signed address; everybody else finds nothing. [HOLD-7] */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const hold = await atTheDesk(context, (desk) => desk.find(params.token));
  const now = context.get(clockContext)();
  const view = holdView(hold, params.token, now, url.searchParams.has("kvitto"));
  return { title: view.title, html: holdHtml(view) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, hiddenFromSearch] : [];
}

export default function HoldRoute({ loaderData }: Route.ComponentProps) {
  return <Fixed html={loaderData.html} />;
}

import { data, redirect } from "react-router";
import { holdPaths } from "#domain/hold/hold-paths.ts";
import { clockContext, postedFormContext } from "#web/context.ts";
import { Fixed } from "#web/features/content/fixed.tsx";
import { hiddenFromSearch } from "#web/page-meta.ts";
import type { Route } from "./+types/hold.ts";
import { atTheDesk } from "./desk.server.ts";
import { holdView } from "./hold-view.server.ts";
import { cancelHtml, holdHtml } from "./reservation-html.server.tsx";

/**
 * The page of a hold, for whoever has its signed address; everybody else finds nothing. [HOLD-7] Its `avboka/` asks; only
 * the button cancels, since mail programs and their guards open every link. [HOLD-5]
 */
export async function loader({ params: { token, step }, url, context }: Route.LoaderArgs) {
  if (step !== undefined && step !== "avboka") throw data("page", 404);
  const hold = await atTheDesk(context, (desk) => desk.find(token));
  const now = context.get(clockContext)();
  if (step === undefined) {
    const view = holdView(hold, token, now, url.searchParams.has("kvitto"));
    return { title: view.title, html: holdHtml(view) };
  }
  if (hold.releasedAt !== null || hold.until <= now) throw redirect(holdPaths.hold(token));
  const notice = context.get(postedFormContext)?.notice ?? null;
  return { title: "Avboka reservationen?", html: cancelHtml(hold, token, notice) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, hiddenFromSearch] : [];
}

export default function HoldRoute({ loaderData }: Route.ComponentProps) {
  return <Fixed html={loaderData.html} />;
}

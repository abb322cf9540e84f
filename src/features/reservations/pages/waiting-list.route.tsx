import { submittedFormContext } from "#features/forms/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { hiddenFromSearch } from "#platform/pages/page-meta.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import type { Route } from "./+types/waiting-list.route.ts";
import { foundOr404 } from "./found-or-404.server.ts";
import { waitingListHtml } from "./reservation-html.server.tsx";

/** The page of somebody who waits: the place on the waiting list, the head start, and the way out. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const wait = await foundOr404(context, (reservations) => reservations.findWait(params.token));
  const now = context.get(clockContext)();
  const notice = context.get(submittedFormContext)?.notice ?? null;
  return { title: "Din plats i kön", html: waitingListHtml({ wait, token: params.token, now, notice }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, hiddenFromSearch] : [];
}

export default function WaitRoute({ loaderData }: Route.ComponentProps) {
  return <StaticHtml html={loaderData.html} />;
}

import { clockContext, postedFormContext } from "#web/context.ts";
import { Fixed } from "#web/features/content/fixed.tsx";
import { hiddenFromSearch } from "#web/page-meta.ts";
import type { Route } from "./+types/wait.ts";
import { atTheDesk } from "./desk.server.ts";
import { waitHtml } from "./reservation-html.server.tsx";

/** The page of somebody who waits: the place in line, the head start, and the way out. [HOLD-9] */
export async function loader({ params, context }: Route.LoaderArgs) {
  const wait = await atTheDesk(context, (desk) => desk.findWait(params.token));
  const now = context.get(clockContext)();
  const notice = context.get(postedFormContext)?.notice ?? null;
  return { title: "Din plats i kön", html: waitHtml({ wait, token: params.token, now, notice }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, hiddenFromSearch] : [];
}

export default function WaitRoute({ loaderData }: Route.ComponentProps) {
  return <Fixed html={loaderData.html} />;
}

import { redirect } from "react-router";
import { paths } from "#paths";
import { clockContext, postedFormContext } from "#web/context.ts";
import { Fixed } from "#web/features/content/fixed.tsx";
import { hiddenFromSearch } from "#web/page-meta.ts";
import type { Route } from "./+types/cancel.ts";
import { atTheDesk } from "./desk.server.ts";
import { cancelHtml } from "./reservation-html.server.tsx";

/** Asks; only the button cancels, since mail programs and their guards open every link. [HOLD-5] */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { token } = params;
  const hold = await atTheDesk(context, (desk) => desk.find(token));
  if (hold.releasedAt !== null || hold.until <= context.get(clockContext)())
    throw redirect(paths.hold(token));
  const notice = context.get(postedFormContext)?.notice ?? null;
  return { title: "Avboka reservationen?", html: cancelHtml(hold, token, notice) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, hiddenFromSearch] : [];
}

export default function CancelRoute({ loaderData }: Route.ComponentProps) {
  return <Fixed html={loaderData.html} />;
}

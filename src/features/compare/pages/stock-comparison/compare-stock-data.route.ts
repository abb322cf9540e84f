import { verifyStaffContext } from "#platform/auth/context.ts";
import { may } from "#platform/auth/permissions.ts";
import type { Route } from "./+types/compare-stock-data.route.ts";
import { loadComparison, questionHtml } from "./load-comparison.server.tsx";

/** What is shown to us alone is cached by nobody. */
const privateHeaders = {
  "cache-control": "private, no-store",
  "content-type": "text/html; charset=utf-8",
} as const;

/** The comparison and its forms, for whoever has a token of ours and may read the stock. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const authorization = request.headers.get("authorization") ?? undefined;
  const verified = await context.get(verifyStaffContext)(authorization);
  if (verified.kind === "away") return new Response(null, { status: 503, headers: privateHeaders });
  if (verified.kind !== "member") return new Response(null, { status: 401, headers: privateHeaders });
  if (!may(verified.staffUser.roles, "readStock"))
    return new Response(null, { status: 403, headers: privateHeaders });
  const answer = await loadComparison(url.searchParams, context);
  const { html, status, plate } = answer ?? { html: questionHtml(), status: 200, plate: null };
  return new Response(`<div data-plate="${plate ?? ""}">${html}</div>`, { status, headers: privateHeaders });
}

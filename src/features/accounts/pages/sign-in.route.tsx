import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { PostedForm } from "#features/forms/pages/posted-form.tsx";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import { pageTexts } from "#platform/pages/page-texts.ts";
import type { Route } from "./+types/sign-in.route.ts";
import { askerOf } from "./asker.server.ts";
import { loadSignIn } from "./load-my-pages.server.tsx";
import { ownOnly } from "./own-only.ts";

/** … */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const asked = {
    token: url.searchParams.get("t"),
    isSent: url.searchParams.has("steg"),
    asker: askerOf(request),
  };
  const { status, ...page } = await loadSignIn(asked, context);
  return data(page, { headers: ownOnly, status });
}

export function headers() {
  return ownOnly;
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.myPagesAuth() };
  return [...pageMeta(pageTexts.signIn, canonical), hiddenFromSearch];
}

export default function SignInRoute({ loaderData }: Route.ComponentProps) {
  return <PostedForm html={loaderData.html} />;
}

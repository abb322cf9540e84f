import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import { pageTexts } from "#platform/pages/page-texts.ts";
import type { Route } from "./+types/sign-in.route.ts";
import { loadSignIn } from "./load-my-pages.server.tsx";
import { privateHeaders } from "./private-headers.ts";
import { requesterOf } from "./requester.server.ts";

/** … */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const params = {
    token: url.searchParams.get("t"),
    isSent: url.searchParams.has("steg"),
    requester: requesterOf(request),
  };
  const { status, ...page } = await loadSignIn(params, context);
  return data(page, { headers: privateHeaders, status });
}

export function headers() {
  return privateHeaders;
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.myPagesAuth() };
  return [...pageMeta(pageTexts.signIn, canonical), hiddenFromSearch];
}

export default function SignInRoute({ loaderData }: Route.ComponentProps) {
  return <SubmittedForm html={loaderData.html} />;
}

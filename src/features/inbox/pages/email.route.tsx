import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import type { Route } from "./+types/email.route.ts";
import { InboxEmail } from "./inbox-email.tsx";
import { loadEmail, privateHeaders } from "./load-inbox.server.ts";
import { mailPageTexts } from "./mail-page-texts.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  return data(await loadEmail(context, params.id), { headers: privateHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches: [root], params, loaderData }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.inboxMail(params.id) };
  const title = loaderData?.subject ?? mailPageTexts.inbox.title;
  return [...pageMeta({ ...mailPageTexts.inbox, title }, canonical), hiddenFromSearch];
}

export default function EmailRoute({ loaderData }: Route.ComponentProps) {
  return <InboxEmail {...loaderData} />;
}

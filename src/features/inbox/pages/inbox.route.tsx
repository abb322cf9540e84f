import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import type { Route } from "./+types/inbox.route.ts";
import { InboxList } from "./inbox-list.tsx";
import { loadInbox, privateHeaders } from "./load-inbox.server.ts";
import { mailPageTexts } from "./mail-page-texts.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  return data(await loadInbox(context, url.searchParams), { headers: privateHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.inbox() };
  return [...pageMeta(mailPageTexts.inbox, canonical), hiddenFromSearch];
}

export default function InboxRoute({ loaderData }: Route.ComponentProps) {
  return <InboxList {...loaderData} />;
}

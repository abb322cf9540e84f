import { data } from "react-router";
import { paths } from "#paths";
import { InboxList } from "#web/features/inbox/inbox-list.tsx";
import { hiddenFromSearch, pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/inbox.ts";
import { loadInbox, ownOnly } from "./load-inbox.server.ts";
import { mailPageTexts } from "./mail-page-texts.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  return data(await loadInbox(context, url.searchParams), { headers: ownOnly });
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

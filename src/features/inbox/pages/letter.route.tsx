import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import type { Route } from "./+types/letter.route.ts";
import { InboxLetter } from "./inbox-letter.tsx";
import { loadLetter, ownOnly } from "./load-inbox.server.ts";
import { mailPageTexts } from "./mail-page-texts.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  return data(await loadLetter(context, params.id), { headers: ownOnly });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches: [root], params, loaderData }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.inboxMail(params.id) };
  const title = loaderData?.subject ?? mailPageTexts.inbox.title;
  return [...pageMeta({ ...mailPageTexts.inbox, title }, canonical), hiddenFromSearch];
}

export default function LetterRoute({ loaderData }: Route.ComponentProps) {
  return <InboxLetter {...loaderData} />;
}

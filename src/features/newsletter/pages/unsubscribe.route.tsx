import { data, type RouterContextProvider } from "react-router";
import { paths } from "#core/paths.ts";
import { mailPageTexts } from "#features/inbox/pages/mail-page-texts.ts";
import { mailContext } from "#platform/mail/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import { leaveMailingList, type MailingList, mailingListOfLink } from "../service/leave-mailing-list.ts";
import type { Route } from "./+types/unsubscribe.route.ts";
import { Unsubscribe } from "./unsubscribe.tsx";

const privateHeaders = { "cache-control": "no-store" } as const;

function listOf(context: Readonly<RouterContextProvider>, url: URL): MailingList | null {
  const token = url.searchParams.get("t");
  return token ? mailingListOfLink(context.get(mailContext).links, token, context.get(clockContext)()) : null;
}

/** Opening the page changes nothing, a button does: mail programs and virus scanners open every link. */
export function loader({ url, context }: Route.LoaderArgs) {
  const list = listOf(context, url);
  return data({ topic: list?.topic ?? null }, { headers: privateHeaders, status: list ? 200 : 404 });
}

/**
 * The button, and the one click of a mail program (RFC 8058), which has neither cookie nor origin: the link is the proof.
 * Twice is once.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const list = listOf(context, new URL(request.url));
  if (!list) return data({ hasLeft: false }, { headers: privateHeaders, status: 404 });
  await leaveMailingList(context.get(mailContext).db, list);
  return data({ hasLeft: true }, { headers: privateHeaders });
}

/** Each link has a page of its own, which no cache may give to another. */
export function headers() {
  return privateHeaders;
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.unsubscribe() };
  return [...pageMeta(mailPageTexts.unsubscribe, canonical), hiddenFromSearch];
}

export default function UnsubscribeRoute({ loaderData: { topic }, actionData }: Route.ComponentProps) {
  return <Unsubscribe topic={topic} hasLeft={actionData?.hasLeft ?? false} />;
}

import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { mailPageTexts } from "#features/inbox/pages/mail-page-texts.ts";
import { siteContext } from "#features/site-facts/context.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import { newsletterContext } from "../context.ts";
import type { Route } from "./+types/confirm-newsletter.route.ts";
import { ConfirmNewsletter } from "./confirm-newsletter.tsx";

const privateHeaders = { "cache-control": "no-store" } as const;

const tokenIn = (url: URL) => url.searchParams.get("t") ?? "";

/** Opening the page changes nothing, a button does: mail programs and virus scanners open every link. */
export function loader({ url, context }: Route.LoaderArgs) {
  const address = context.get(newsletterContext).addressOf(tokenIn(url));
  return data({ address }, { headers: privateHeaders, status: address === null ? 404 : 200 });
}

/** The link is the proof of whose it is; the button is pressed on our page. Twice is once. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!isFromSameOrigin(originHeadersOf(request.headers), context.get(siteContext).publicOrigin))
    return data({ isDone: null }, { headers: privateHeaders, status: 403 });
  const isDone = await context.get(newsletterContext).confirm(tokenIn(new URL(request.url)));
  return data({ isDone }, { headers: privateHeaders, status: isDone ? 200 : 404 });
}

/** Each link has a page of its own, which no cache may give to another. */
export function headers() {
  return privateHeaders;
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.confirmNewsletter() };
  return [...pageMeta(mailPageTexts.confirmNewsletter, canonical), hiddenFromSearch];
}

export default function ConfirmNewsletterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const address = actionData?.isDone === false ? null : loaderData.address;
  return <ConfirmNewsletter address={address} isDone={actionData?.isDone ?? false} />;
}

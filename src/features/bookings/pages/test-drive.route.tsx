import { data } from "react-router";
import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { loadContent, slugOf } from "#features/content/pages/load-content.server.ts";
import { submittedFormContext } from "#features/forms/context.ts";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { rethrowOutageAs503 } from "#platform/pages/outage-as-503.server.ts";
import type { Route } from "./+types/test-drive.route.ts";
import { testDriveHtml } from "./test-drive-html.server.tsx";

/** What a test drive is, and the booking of one; free times are asked for anew each time, and cached by nobody. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { view, meta } = loadContent(slugOf(url), context);
  const submission = context.get(submittedFormContext);
  const plateInput = submission
    ? (submission.values.licenseplate ?? "")
    : (url.searchParams.get("licenseplate") ?? url.searchParams.get("plate"));
  const opening = await testDriveHtml(plateInput, context).catch(rethrowOutageAs503);
  const headers: Record<string, string> = plateInput === null ? {} : { "cache-control": "no-store" };
  return data({ html: contentPageHtml(view), meta, opening }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function RideRoute({ loaderData: { html, opening } }: Route.ComponentProps) {
  return <ContentPage html={html} opening={<SubmittedForm html={opening} />} />;
}

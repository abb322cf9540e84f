import { data } from "react-router";
import { SimilarSection } from "#features/adverts/pages/similar-section.tsx";
import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { loadContent } from "#features/content/pages/load-content.server.ts";
import { submittedFormContext } from "#features/forms/context.ts";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { hiddenFromSearch } from "#platform/pages/page-meta.ts";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/reserve.route.ts";
import { loadReserve } from "./load-reserve.server.ts";
import { StartedReservation, useStartedReservation } from "./started-reservation.tsx";
import "./reserve.css";

/** A form with a key of its own, and who holds the car at this very moment: for one reader. */
const privateHeaders = { "cache-control": "private, no-store" } as const;

/** The car that the address names, to be held or waited for; without one the text about it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const submission = context.get(submittedFormContext);
  const query = url.searchParams;
  const plate = submission?.values.licenseplate ?? query.get("licenseplate") ?? query.get("plate");
  if (!plate) {
    const { view, meta } = loadContent("reservera-bil", context);
    return { kind: "text", html: contentPageHtml(view), meta, notice: submission?.notice ?? null } as const;
  }
  const { status, ...page } = await loadReserve(plate, { query, submission, context });
  return data({ kind: "car", ...page } as const, { headers: privateHeaders, status });
}

/** The text is the same for everybody; the form is not. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return loaderData.kind === "text" ? loaderData.meta : [...loaderData.meta, hiddenFromSearch];
}

export default function ReserveRoute({ loaderData }: Route.ComponentProps) {
  useStartedReservation(loaderData.kind === "car" ? loaderData.begins : null);
  if (loaderData.kind === "text") {
    const { html, notice } = loaderData;
    return <ContentPage html={html} opening={notice ? <Notice>{notice}</Notice> : <StartedReservation />} />;
  }
  return (
    <div className="page-width pb-(--ms-section)">
      <SubmittedForm html={loaderData.html} />
      {loaderData.similar && <SimilarSection similar={loaderData.similar} />}
    </div>
  );
}

import { Calendar, ChevronDown } from "lucide-react";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import type { ContentView } from "./content-view.ts";
import { DrawnBand } from "./drawn-band.tsx";

/** Where the page lies, what it is about and how fresh it is, beside a drawing that says the same. */
export function ContentBand({ page }: { page: ContentView }) {
  return (
    <DrawnBand drawing={page.parts.drawing} isDrawnOnPhone={!page.isTool}>
      <Breadcrumb crumbs={page.crumbs} />
      <h1 className="mt-2 text-[clamp(1.6rem,min(8.6vw,1.6rem+2.4vw),3.25rem)] leading-[1.05] font-semibold tracking-[-.025em] wrap-break-word hyphens-auto">
        {page.title}
      </h1>
      {page.published && (
        <p className="mt-2 text-sm text-ink-3">
          <time dateTime={page.published.on}>{page.published.text}</time>
        </p>
      )}
      <p className="mt-3.5 max-w-[52ch] text-lg text-pretty text-ink-2">{page.lead}</p>
      {!page.isTool && (
        <p className="mt-4.5 flex items-center gap-2 text-sm text-ink-2">
          <Calendar aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 print:hidden" />
          <span>
            Senast granskad <time dateTime={page.reviewedOn}>{page.reviewed}</time>
          </span>
        </p>
      )}
      <EarlierVersions versions={page.earlier} />
    </DrawnBand>
  );
}

/** What was changed and when, where the text has been another. */
function EarlierVersions({ versions }: { versions: ContentView["earlier"] }) {
  if (versions.length === 0) return null;
  return (
    <details className="group mt-2 text-sm text-ink-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-link [&::-webkit-details-marker]:hidden">
        Tidigare versioner
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="size-5 shrink-0 transition-[rotate] duration-(--ms-dur) group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-1.5">
        {versions.map(({ on, date, text }) => (
          <li key={on}>
            <time dateTime={on} className="font-semibold">
              {date}
            </time>{" "}
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

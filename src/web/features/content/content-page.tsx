import type { ReactNode } from "react";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import type { ContentView } from "./content-view.ts";
import { NextSteps } from "./next-steps.tsx";
import { Prose } from "./prose.tsx";
import { ContentsAbove, ContentsBeside, hasContents } from "./table-of-contents.tsx";

type ContentPageProps = {
  page: ContentView;
  /** What stands under the lead on this very page: a form, a list, a date. */
  opening?: ReactNode;
  /** What stands between the text and the way on. */
  closing?: ReactNode;
  /** Where the text is only a coda to what stands above it, it needs no table of contents. */
  contents?: boolean;
};

/** Every page that is built around a text. */
export function ContentPage({ page, opening, closing, contents = true }: ContentPageProps) {
  const withContents = contents && hasContents(page.sections);
  return (
    <div className="page-width pt-3 pb-(--ms-section)">
      <Breadcrumb crumbs={page.crumbs} />
      <div className="mt-2 mb-8 max-w-text lg:mb-10">
        <h1 className="text-h1">{page.title}</h1>
        {page.published && (
          <p className="mt-2 text-sm text-ink-3">
            <time dateTime={page.published.on}>{page.published.text}</time>
          </p>
        )}
        <p className="mt-3 text-lg text-pretty text-ink-2">{page.lead}</p>
      </div>
      {opening && <div className="mb-(--ms-block)">{opening}</div>}
      <div className="gap-16 min-[68.75rem]:grid min-[68.75rem]:grid-cols-[minmax(0,42rem)_17rem] min-[68.75rem]:justify-between">
        <div>
          {withContents && <ContentsAbove sections={page.sections} />}
          <Prose html={page.html} />
          <p className="mt-10 text-xs text-ink-3">
            Senast granskad <time dateTime={page.reviewedOn}>{page.reviewed}</time>
          </p>
        </div>
        {withContents && (
          <div>
            <ContentsBeside sections={page.sections} />
          </div>
        )}
      </div>
      {closing}
      <NextSteps steps={page.next} />
    </div>
  );
}

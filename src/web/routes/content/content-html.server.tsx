import { renderToStaticMarkup } from "react-dom/server";
import { ContentBand } from "#web/features/content/content-band.tsx";
import { ContentBody } from "#web/features/content/content-body.tsx";
import type { ContentPageHtml } from "#web/features/content/content-page.tsx";
import type { ContentView } from "#web/features/content/content-view.ts";
import { NextSteps } from "#web/features/content/next-steps.tsx";

/**
 * The parts of a text's page that nothing happens to in the browser. Where the text is only a coda to what stands above
 * it, it needs no table of contents. [TEXTPAGE-6]
 */
export function contentPageHtml(view: ContentView, { contents = true } = {}): ContentPageHtml {
  return {
    band: renderToStaticMarkup(<ContentBand page={view} />),
    body: renderToStaticMarkup(<ContentBody page={view} contents={contents} />),
    next: renderToStaticMarkup(<NextSteps steps={view.next} />),
  };
}

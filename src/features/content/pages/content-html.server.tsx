import { renderToStaticMarkup } from "react-dom/server";
import { ContentBand } from "./content-band.tsx";
import { ContentBody } from "./content-body.tsx";
import type { ContentPageHtml } from "./content-page.tsx";
import type { ContentView } from "./content-view.ts";
import { NextSteps } from "./next-steps.tsx";

/**
 * The parts of a text's page that nothing happens to in the browser. Where the text is only a coda to what stands above
 * it, it needs no table of contents; where the number to call stands beside a form, not once more.
 */
export function contentPageHtml(view: ContentView, { contents = true, asksUs = true } = {}): ContentPageHtml {
  return {
    band: renderToStaticMarkup(<ContentBand page={view} />),
    body: renderToStaticMarkup(<ContentBody page={view} contents={contents} asksUs={asksUs} />),
    next: renderToStaticMarkup(<NextSteps steps={view.next} />),
  };
}

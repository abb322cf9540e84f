import type { ContentView } from "./content-view.ts";
import { NextSteps } from "./next-steps.tsx";
import { Prose } from "./prose.tsx";

/** A text that stands below what the page is really about. */
export function ContentCoda({ text }: { text: ContentView }) {
  return (
    <div className="border-t border-line bg-surface">
      <div className="page-width py-(--ms-section)">
        <div className="max-w-text">
          <Prose html={text.html} />
          <p className="mt-10 text-xs text-ink-3">
            Senast granskad <time dateTime={text.reviewedOn}>{text.reviewed}</time>
          </p>
        </div>
        <NextSteps steps={text.next} />
      </div>
    </div>
  );
}

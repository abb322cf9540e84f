import type { ReactNode } from "react";
import { StaticHtml } from "#ui/static-html.tsx";

/** The fixed parts of a page around a text, rendered on the server. */
export type ContentPageHtml = { band: string; body: string; next: string };

type ContentPageProps = {
  html: ContentPageHtml;
  /** What stands under the lead on this very page: a form, a list, a date. */
  opening?: ReactNode;
  /** What stands between the text and the way on. */
  closing?: ReactNode;
};

/**
 * Every page that is built around a text. Only what is particular to a page is React in the browser: the rest is as
 * fixed as the text, comes as HTML and costs no script.
 */
export function ContentPage({ html, opening, closing }: ContentPageProps) {
  return (
    <>
      <StaticHtml html={html.band} />
      <div className="page-width pt-8 pb-(--ms-section) lg:pt-12">
        {opening && <div className="mb-(--ms-block)">{opening}</div>}
        <StaticHtml html={html.body} />
        {closing}
        <StaticHtml html={html.next} />
      </div>
    </>
  );
}

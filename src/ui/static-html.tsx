import { useMemo } from "react";
import { trustedHtml } from "#core/text/trusted-html.ts";

/** A part of a page that was rendered on the server and that nothing happens to in the browser. */
export function StaticHtml({ html, className }: { html: string; className?: string }) {
  // The same as long as the text is: another would be put in anew, over what was typed.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, from our own texts.
  return <div className={className} dangerouslySetInnerHTML={markup} />;
}

import type { ReactNode } from "react";
import { trustedHtml } from "#core/text/trusted-html.ts";

/** What the server wrote into each part, for when React makes the page anew after an error. */
const markup = new Map<string, string>();

/**
 * What a part of the shell is made of stays on the server where nothing in it changes in the browser: that keeps the HTML
 * that came with the page. `contents` is `import.meta.env.SSR && …`, so that the browser's bundle has none of its code.
 * What its links and buttons do is heard by static-clicks.tsx.
 */
export function staticHtml(id: string, contents: ReactNode) {
  if (import.meta.env.SSR) return { id, children: contents };
  if (!markup.has(id)) markup.set(id, trustedHtml(document.getElementById(id)?.innerHTML ?? ""));
  return { id, dangerouslySetInnerHTML: { __html: markup.get(id) ?? "" }, suppressHydrationWarning: true };
}

import { StaticHtml } from "#ui/static-html.tsx";

/** Running text, from our own texts, in which HTML is escaped. The shell follows its links as it follows all others. */
export function Prose({ html }: { html: string }) {
  return <StaticHtml html={html} className="prose" />;
}

/** A part of a page that was rendered on the server and that nothing happens to in the browser. */
export function StaticHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, from our own texts.
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

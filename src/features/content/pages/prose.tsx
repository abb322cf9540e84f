/** Running text. The shell follows its links as it follows all others. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from our own texts, in which HTML is escaped.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

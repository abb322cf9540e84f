/** The text without some of its sections, which the page shows in another way. */
export function withoutSections(html: string, ids: readonly string[]): string {
  return html
    .split(/(?=<h2 id=")/)
    .filter((section) => !ids.some((id) => section.startsWith(`<h2 id="${id}"`)))
    .join("");
}

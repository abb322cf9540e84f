/** Breaks become a space: what goes on below could pass for the next fact of a letter. */
export function oneLine(text: string): string {
  return text
    .split(/[\r\n\u0085\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");
}

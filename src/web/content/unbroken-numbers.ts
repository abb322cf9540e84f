/** "22 000 mil" and "240 000 kr" never end a line in the middle, however the editor typed the spaces. [CONTENT-9] */
export function withUnbrokenNumbers(text: string): string {
  return text
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, "\u00a0")
    .replace(/(?<=\d) (?=(?:kr|mil|mm|procent|timmar)\b)/g, "\u00a0");
}

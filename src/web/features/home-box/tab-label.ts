/** "Byta Bil" → "Byta bil": the contract's words in the site's sentence case. [HOMEPAGE-8] */
export function tabLabel(words: string): string {
  return words.slice(0, 1) + words.slice(1).toLowerCase();
}

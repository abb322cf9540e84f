/** Letters of any language and nothing else: no digits, spaces, hyphens or signs. */
export function isLettersOnly(text: string): boolean {
  // A decomposed "å" (a + ring) is still one letter.
  return /^\p{L}+$/u.test(text.normalize("NFC"));
}

import { numberFromText } from "#core/text/number-from-text.ts";

/** "149 900 kr" in whole kronor; null for what is no price. */
export function readPriceInput(text: string): number | null {
  const price = numberFromText(text.trim().replace(/(?:kr|:-)$/i, ""));
  return price !== null && Number.isInteger(price) && price > 0 ? price : null;
}

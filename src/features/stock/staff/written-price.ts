import { numberFromText } from "#core/text/written-number.ts";

/** "149 900 kr" in whole kronor; null for what is no price. */
export function writtenPrice(text: string): number | null {
  const price = numberFromText(text.replace(/\s*(kr|:-)\s*$/i, ""));
  return price !== null && Number.isInteger(price) && price > 0 ? price : null;
}

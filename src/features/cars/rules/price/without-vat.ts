/** Of the price without tax. */
const vatPercent = 25;

/** What a buyer who may deduct the tax pays in the end: of a car of the margin scheme there is none to deduct. */
export function priceWithoutVat({
  price,
  vatDeductible,
}: {
  price: number | null;
  vatDeductible: boolean | null;
}): number | null {
  if (price === null || vatDeductible !== true) return null;
  return Math.round(price / (1 + vatPercent / 100));
}

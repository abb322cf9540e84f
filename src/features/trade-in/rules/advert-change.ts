/** What has happened to an advert that a buyer may want to know: it came, or it is cheaper. Null for all else. */
export function changeOfAdvert(priceBefore: number | null, price: number): string | null {
  if (priceBefore === null) return "new";
  return price < priceBefore ? `cut:${price}` : null;
}

/** The reason in words. */
export function advertChangeText(reason: string): string {
  return reason === "new" ? "Ny annons" : "Sänkt pris";
}

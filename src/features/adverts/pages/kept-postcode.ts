const postcodeKey = "deliveryPostcode";

/** The postcode of this visit, asked for once; empty where the browser remembers none. */
export function keptPostcode(): string {
  try {
    return sessionStorage.getItem(postcodeKey) ?? "";
  } catch {
    return "";
  }
}

export function keepPostcode(postcode: string): void {
  try {
    sessionStorage.setItem(postcodeKey, postcode);
  } catch {
    // It is asked for again.
  }
}

const valuedCarKey = "valuedCar";

/** What the result page said, as text; for as long as the tab is open. */
export function keptValuation(): string | null {
  try {
    return sessionStorage.getItem(valuedCarKey);
  } catch {
    return null;
  }
}

export function keepValuation(text: string): void {
  try {
    sessionStorage.setItem(valuedCarKey, text);
  } catch {
    // The adverts ask for the plate as before.
  }
}

/**
 * The browser's storage may be blocked, full or not there at all; then the page works and does not remember.
 * [STATE-13]
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** `null` leaves nothing behind. [STATE-13] */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing to do about it, and nothing the visitor should be told.
  }
}

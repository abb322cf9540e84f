/** A plate that a browser asks for, and when it was saved there; 0 for what was only looked at. */
export type SavedPlate = { licenseplate: string; timestamp: number };

/** As many as are asked for at once. */
export const platesAtOnce = 40;

/** "mlb001.1763344000,mlb002.0" */
export function textFromSavedPlates(savedPlates: readonly SavedPlate[]): string {
  return savedPlates
    .map(({ licenseplate, timestamp }) => `${licenseplate}.${textFromMoment(timestamp)}`)
    .join(",");
}

/** What cannot be read is left out, and no more is read than may be asked for. */
export function savedPlatesFromText(text: string): SavedPlate[] {
  return text.split(",", platesAtOnce).flatMap((part) => {
    const [licenseplate = "", seconds = ""] = part.split(".");
    const timestamp = momentFromText(seconds);
    return timestamp === null ? [] : [{ licenseplate, timestamp }];
  });
}

/** Whole seconds: enough to tell a price before from a price after. */
export function textFromMoment(timestamp: number): string {
  return String(Math.max(0, Math.floor(timestamp / 1_000)));
}

export function momentFromText(seconds: string): number | null {
  return /^\d{1,11}$/.test(seconds) ? Number(seconds) * 1_000 : null;
}

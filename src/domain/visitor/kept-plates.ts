/** A plate that a browser asks for, and when it was saved there; 0 for what was only looked at. */
export type KeptPlate = { licenseplate: string; timestamp: number };

/** As many as are asked for at once: as many as an open page can follow. [FAVPAGE-4] */
export const platesAtOnce = 40;

/** "mlb001.1763344000,mlb002.0": the time in seconds, which is enough to tell a price before from a price after. [FAVPAGE-4] */
export function textFromKept(kept: readonly KeptPlate[]): string {
  return kept
    .map(({ licenseplate, timestamp }) => `${licenseplate}.${Math.max(0, Math.floor(timestamp / 1_000))}`)
    .join(",");
}

/** What cannot be read is left out, and no more is read than may be asked for. [FAVPAGE-4] */
export function keptFromText(text: string): KeptPlate[] {
  return text.split(",", platesAtOnce).flatMap((part) => {
    const [licenseplate = "", seconds = ""] = part.split(".");
    return /^\d{1,11}$/.test(seconds) ? [{ licenseplate, timestamp: Number(seconds) * 1_000 }] : [];
  });
}

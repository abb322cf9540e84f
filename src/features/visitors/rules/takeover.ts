import { formatNumber } from "#core/text/number.ts";

/** The advert that takes over the screen opens wherever the address says so. */
export function isTakeover(pathname: string): boolean {
  return pathname.toLowerCase().includes("/takeover/");
}

/** So long whoever has seen it is left alone. */
export const takeoverRestMs = 24 * 60 * 60_000;

/** When it was seen last, read from storage without the schemas. */
export const lastTakeover = /"lastViewedAdvertiseTakeOver":(\d+)/;

/** "Se alla 7 420 bilar till försäljning" */
export function takeoverButtonText(carCount: number): string {
  return `Se alla ${formatNumber(carCount)} bilar till försäljning`;
}

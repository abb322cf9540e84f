import { formatNumber } from "#core/text/number.ts";

/** The advert that takes over the screen opens wherever the address says so. */
export function isTakeover(pathname: string): boolean {
  return pathname.toLowerCase().includes("/takeover/");
}

/** "Se alla 7 420 bilar till försäljning" */
export function takeoverButtonText(carCount: number): string {
  return `Se alla ${formatNumber(carCount)} bilar till försäljning`;
}

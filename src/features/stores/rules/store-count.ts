import { formatNumber } from "#core/text/number.ts";

/** "17 butiker", "1 butik" */
export function storeCountText(stores: number): string {
  return `${formatNumber(stores)} ${stores === 1 ? "butik" : "butiker"}`;
}

/** "våra 17 butiker", "vår butik" */
export function ourStoresText(stores: number): string {
  return stores === 1 ? "vår butik" : `våra ${storeCountText(stores)}`;
}

import { paths } from "#core/paths.ts";

/** Where the sheets for these windscreens are looked at and printed. [CARPARTS-15] */
export function sheetsAddress(plates: readonly string[]): string {
  return `${paths.staff("lager/qr/")}?plates=${encodeURIComponent(plates.join(","))}`;
}

import { paths } from "#core/paths.ts";

/** Where the sheets for these windscreens are looked at and printed. */
export function sheetsAddress(plates: readonly string[]): string {
  return `${paths.staff("lager/qr/")}?plates=${encodeURIComponent(plates.join(","))}`;
}

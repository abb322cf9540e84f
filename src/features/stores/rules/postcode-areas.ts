import type { Position } from "./distance.ts";
import areas from "./postcode-areas.json" with { type: "json" };

export type PostcodeArea = Position & { town: string };

/**
 * By the first two digits of a postcode the town they are sorted to; 32, 48, 49 and 99 are not in use. By the first three the
 * towns that lie far from that one: 641 is Katrineholm, but 645 is Strängnäs.
 */
export const postcodeAreas: Readonly<Record<string, PostcodeArea>> = areas;

/** Where a postcode lies, roughly; null for digits that no postcode begins with. */
export function findPostcodeArea(postcode: string): PostcodeArea | null {
  return postcodeAreas[postcode.slice(0, 3)] ?? postcodeAreas[postcode.slice(0, 2)] ?? null;
}

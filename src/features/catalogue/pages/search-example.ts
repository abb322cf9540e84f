import type { Chain } from "../rules/chain.ts";

/** "elbil under 300 000 i Uppsala", in a place where the chain has a store. */
export function searchExample({ stores }: Pick<Chain, "stores">): string {
  const place = stores.find(({ kind }) => kind === "store");
  return `elbil under 300 000${place ? ` i ${place.label}` : ""}`;
}

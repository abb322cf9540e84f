import { formatNumber } from "#core/text/number.ts";
import type { Store } from "#features/stores/rules/store.ts";

/** How many stores there are, and between which two the others lie. */
export type StoreSpan = { number: string; text: string };

/** "17 butiker från Halmstad till Östersund": from the south to the north. */
export function storeSpan(stores: readonly Pick<Store, "kind" | "label" | "latitude">[]): StoreSpan {
  const ordinary = stores
    .filter(({ kind }) => kind === "store")
    .toSorted((one, other) => one.latitude - other.latitude);
  const [south, north] = [ordinary.at(0), ordinary.at(-1)];
  const noun = stores.length === 1 ? "butik" : "butiker";
  return { number: formatNumber(stores.length), text: `${noun}${textBetween(south?.label, north?.label)}` };
}

function textBetween(south = "", north = ""): string {
  if (south === "") return "";
  return south === north ? ` i ${south}` : ` från ${south} till ${north}`;
}

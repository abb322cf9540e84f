import type { Store } from "#features/stores/rules/store.ts";
import { checkFile } from "./check-file.ts";
import { ImportRefused } from "./import-refused.ts";
import { storeRule } from "./store-row.ts";

/** Few enough to be held at once. A chain with one wrong store is no chain: nothing is skipped. */
export async function readStores(
  path: string,
  { say, signal }: { say: (line: string) => void; signal: AbortSignal },
): Promise<Store[]> {
  const stores: Store[] = [];
  const checked = await checkFile(path, storeRule, {
    say: (line) => say(`Butiksfilen: ${line}`),
    signal,
    onGood: (store) => stores.push(store),
  });
  if (checked.bad > 0 || !checked.isUsable)
    throw new ImportRefused("Butiksfilen har fel. Inget har skrivits.");
  return stores;
}

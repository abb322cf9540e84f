import type { Store } from "#features/stores/rules/store.ts";
import { checkFile } from "./check-file.ts";
import { ImportRefused } from "./import-refused.ts";
import { storeRule } from "./store-row.ts";

/** Few enough to be held at once. A chain with one wrong store is no chain: nothing is skipped. */
export async function readStores(
  path: string,
  { print, signal }: { print: (line: string) => void; signal: AbortSignal },
): Promise<Store[]> {
  const stores: Store[] = [];
  const result = await checkFile(path, storeRule, {
    print: (line) => print(`Butiksfilen: ${line}`),
    signal,
    onGood: (store) => stores.push(store),
  });
  if (result.bad > 0 || !result.isUsable) throw new ImportRefused("Butiksfilen har fel. Inget har skrivits.");
  return stores;
}

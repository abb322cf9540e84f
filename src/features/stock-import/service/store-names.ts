import type { Store } from "#features/stores/rules/store.ts";
import { complaint, type Reader, storeSlug, value, wordHint } from "./read-cell.ts";
import { wordList } from "./word-list.ts";

/**
 * The slug of each store, by itself and by what the site calls the store: "Malmö Syd" in a dealer's file is the one
 * that is labelled so.
 */
export type StoreNames = ReadonlyMap<string, string>;

export function storeNames(stores: readonly Store[]): StoreNames {
  const named = stores.flatMap(({ slug, name, label }) =>
    [name, label].flatMap((text): [string, string][] => {
      const read = storeSlug(text);
      return "value" in read ? [[read.value, slug]] : [];
    }),
  );
  return new Map([...named, ...stores.map(({ slug }) => [slug, slug] as const)]);
}

/** Reads the name of a store as its slug. */
export function storeOf(names: StoreNames): Reader<string> {
  const slugs = wordList([...names.values()].map((slug) => [slug, slug] as const));
  return (cell) => {
    const read = storeSlug(cell);
    if ("complaint" in read) return read;
    const slug = names.get(read.value);
    if (slug !== undefined) return value(slug);
    const advice = wordHint(slugs, String(cell)) || " (nya butiker läggs in med --stores)";
    return complaint(cell, `finns inte bland butikerna${advice}`);
  };
}

import { phoneticKey } from "#core/text/phonetic-key.ts";
import { letterBits } from "#core/text/typo-cost.ts";
import { type PhraseTable, piecesOfTable } from "./phrases.ts";

/** A word that may be meant. The heavier it is, the less often it is meant, in tenths of a slip. */
export type Entry = { word: string; weight: number; letters: number; meaning: unknown };

/** By the length of their words: a slip changes it by one at most, and most words need not be looked at. */
export type EntriesByLength = ReadonlyMap<number, readonly Entry[]>;

/** Shorter words are never corrected, nor is anything corrected to them. */
export const minCorrectedLength = 4;

/** `isApart`: small words, which nobody writes together. */
export function entriesOfTable(table: PhraseTable<unknown>, weight: number, isApart = false): Entry[] {
  return [...piecesOfTable(table, isApart)].map(([word, meaning]) => entryOf(word, weight, meaning));
}

export function entryOf(word: string, weight: number, meaning: unknown = word): Entry {
  return { word, weight, letters: letterBits(word), meaning };
}

/** The words that sound so; null where they mean different things. */
export function bySound(all: readonly Entry[]): ReadonlyMap<string, Entry | null> {
  const entryBySound = new Map<string, Entry | null>();
  for (const entry of all) {
    if (entry.word.length < minCorrectedLength || typeof entry.meaning === "symbol") continue;
    const sound = phoneticKey(entry.word);
    const before = entryBySound.get(sound);
    if (before === undefined) entryBySound.set(sound, entry);
    else if (before !== null && before.meaning !== entry.meaning) entryBySound.set(sound, null);
  }
  return entryBySound;
}

/** The lightest entry of a word stands for it. */
export function byLength(all: readonly Entry[]): EntriesByLength {
  const byWord = new Map<string, Entry>();
  for (const entry of all) {
    const before = byWord.get(entry.word);
    if (entry.word.length >= minCorrectedLength && (before === undefined || before.weight > entry.weight))
      byWord.set(entry.word, entry);
  }
  return Map.groupBy(byWord.values(), ({ word }) => word.length);
}

import { wordsIn } from "../../rules/search-terms.ts";
import { everydayWords } from "../../rules/sentence/everyday-words.ts";
import type { Correction, SentenceReading } from "../../rules/sentence/read-sentence.ts";
import type { Catalog } from "../catalog.ts";
import { wordsOfStock } from "../search.ts";

/** The words of a sentence that the stock can be searched for, and those that it cannot. */
export type SearchedWords = {
  /** What to search for: the words of a name stand together, as it is searched for whole or not at all. */
  names: readonly string[];
  /** What the visitor should know of what no car has. */
  notes: string[];
  unknown: string[];
  corrections: Pick<Correction, "original" | "corrected" | "undone">[];
  /** What it took, in words that were compared. */
  work: number;
};

/** Two letters of a word with a hyphen, each by itself, are of anything: "e-up". */
const minPartLength = 3;

/** Letters from which a word of a sentence may be the beginning of another. */
const minPrefixLength = 5;

/** So many words of one sentence are looked for among those of the stock as slips; the others as they are written. */
const maxSearched = 12;
/** To look for one is as much as to compare so many. */
const workOfLooking = 20;

/** For words that were understood, but that no car has. */
export function noneHas(words: string): string {
  const quoted = words.replaceAll('"', "");
  return `Ingen av bilarna har ”${quoted}”, så ${quoted.includes(" ") ? "de orden" : "det ordet"} är inte med.`;
}

function noneToLeaveOut(words: string): string {
  return `”${words}”: ingen av bilarna är en sådan, så inget behövde väljas bort.`;
}

/** What is left out has one order, or the address that a sentence gives would not be the one that it gives again. */
function withExclusionsLast(words: readonly string[]): string[] {
  const { true: excluded = [], false: wanted = [] } = Object.groupBy(
    new Set(words),
    (word) => `${word.startsWith("-")}` as const,
  );
  return [...wanted, ...excluded.toSorted()];
}

/** What a stock has of the words that a sentence leaves over. */
export function searchedWords<Car>(catalog: Catalog<Car>) {
  const stock = wordsOfStock(catalog);

  function read({ filter, names, left, corrections, chips }: SentenceReading, text: string): SearchedWords {
    const searched = new Set<string>();
    const criteria = new Set((filter.search ?? "").split(" "));
    const search: string[] = [];
    const unknown: string[] = [];
    const notes: string[] = [];
    // What the sentence asks for in words is only asked where some car has it, and else told.
    for (const { text, kind, words } of names) {
      if (!words.every((word) => criteria.has(word))) continue;
      if (words.every((word) => wordInStock(word, searched) !== null)) search.push(words.join(" "));
      else if (kind === "name") unknown.push(text);
      else notes.push(kind === "without" ? noneToLeaveOut(text) : noneHas(words.join(" ")));
    }
    const allCorrections: SearchedWords["corrections"] = corrections.map(
      ({ original, corrected, undone }) => ({
        original,
        corrected,
        undone,
      }),
    );
    for (const { text: unreadText, words } of left) {
      if (words.length === 0) unknown.push(unreadText);
      for (const word of words) {
        const wordOfStock = wordInStock(word, searched);
        if (wordOfStock === null) unknown.push(word.startsWith("-") ? unreadText : word.replaceAll('"', ""));
        else search.push(wordOfStock);
        if (wordOfStock !== null && wordOfStock !== word && !wordOfStock.startsWith('"'))
          allCorrections.push({
            original: word,
            corrected: wordOfStock,
            undone: text.replace(word, `"${word}"`),
          });
      }
    }
    const isNothing = search.length === 0 && chips.length === 0 && left.some(({ words }) => words.length > 0);
    const written = left.flatMap(({ words }) => words).filter((word) => !word.startsWith("-"));
    // What means something else is looked for as it is written, or not found: "orange" is no Long Range.
    const asWritten = (word: string) =>
      everydayWords.has(wordsIn(word).join(" ")) && !word.startsWith('"') ? `"${word}"` : word;
    const work = searched.size * workOfLooking;
    return isNothing && written.length > 0
      ? { names: written.map(asWritten), notes, unknown, corrections: allCorrections, work }
      : { names: withExclusionsLast(search), notes, unknown, corrections: allCorrections, work };
  }

  /** The word to search for; null when no car has it. */
  function wordInStock(word: string, searched: Set<string>): string | null {
    if (word.startsWith("-")) return wordsIn(word).every(stock.begins) ? word : null;
    const parts = wordsIn(word);
    if (word.startsWith('"')) return parts.every(stock.has) ? word : null;
    const [only, ...more] = parts;
    if (only === undefined) return null;
    // "e-208" and "l&k" as one word, or each of its parts.
    if (more.length > 0) {
      if (stock.has(parts.join(""))) return `"${parts.join("")}"`;
      return parts.every((part) => part.length >= minPartLength && stock.has(part))
        ? parts.map((part) => `"${part}"`).join(" ")
        : null;
    }
    // A short word begins too much: "car" is no CarPlay, "hög" no högtalare.
    if (only.length < minPrefixLength) return stock.has(only) ? `"${only}"` : null;
    if (stock.begins(only)) return word;
    if (searched.size >= maxSearched && !searched.has(only)) return null;
    searched.add(only);
    const spelling = stock.spelling(only);
    if (spelling === null || (spelling.isCorrected && everydayWords.has(only))) return null;
    return spelling.isCorrected ? spelling.word : word;
  }

  return { has: stock.has, read };
}

import { type PhraseRow, phraseTable } from "./phrases.ts";
import { folded } from "./tokens.ts";

/** Names within names: "polestar engineered" is a Volvo, and "mini" in it no make. Searched for as words. */
const named = `polestar engineered, polestar performance, n line, amg line, gt line, gs line, st line, s line, r line, x line, m sport,
  cross country, leon cupra, long range, standard range, standard range plus, extended range, dual motor, single motor, twin motor,
  tri motor, performance battery plus, pilot plus, gran coupe, gran coupé, blue motion`;

const colouredEditions = ["black", "white", "dark", "red", "blue", "silver", "grey", "bright"].flatMap(
  (colour) => ["edition", "line", "pack", "package", "paket", "style"].map((noun) => `${colour} ${noun}`),
);

const rows: readonly PhraseRow<readonly string[]>[] = [
  ["r design", ["rdesign"]],
  ...[...named.split(","), ...colouredEditions].map((line) => {
    const words = line.trim();
    return [words, words.split(/[\s&]+/).map(folded)] as const;
  }),
];

export const modelLines = phraseTable(rows);

/**
 * Words that mean more than the filter can ask: a "quattro" is four-wheel drive, and an Audi. They are searched for beside
 * what they ask, as long as some car is left.
 */
const specific: Readonly<Record<string, readonly string[]>> = {
  dsg: ["dsg"],
  stronic: ["tronic"],
  tiptronic: ["tiptronic"],
  geartronic: ["geartronic"],
  cvt: ["cvt"],
  quattro: ["quattro"],
  "4motion": ["4motion"],
  "4matic": ["4matic"],
  xdrive: ["xdrive"],
  tdi: ["tdi"],
  touring: ["touring"],
  avant: ["avant"],
  sportstourer: ["tourer"],
  sportwagon: ["sportwagon"],
  harmankardon: ["harman", "kardon"],
  bose: ["bose"],
  bangolufsen: ["olufsen"],
  bowerswilkins: ["bowers", "wilkins"],
  dieselvarmare: ["dieselvarmare"],
  motorvarmare: ["motorvarmare"],
  adaptivfarthallare: ["adaptiv"],
  egolf: ["egolf"],
};

/** An engine that its make writes as one word, with or without its letter: 320d, 118i, M340i, 520. */
const engine = /^m?[1-8]\d\d(d|i|e|xd|xi|ci|ti|td)?$/;
/** Mercedes writes the letter apart: "C 220 d". */
const engineOfClass = /^[abces](\d\d\d)(d|e|de|cdi|t|td)?$/;

/** What the words of a criterion say beyond it; they are folded, and written together. */
export function specificWordsIn(typedWords: readonly string[], series: string | null): readonly string[] {
  const full = specific[typedWords.join("")];
  if (full !== undefined) return full;
  if (series === null) return typedWords.flatMap((word) => specific[word] ?? []);
  const last = typedWords.at(-1) ?? "";
  const ofClass = engineOfClass.exec(last)?.[1];
  if (ofClass !== undefined) return [ofClass];
  // "merc e 220"; but the number of "peugeot 308" is the series.
  return engine.test(last) && last !== series && /-(serie|klass)$/.test(series) ? [last] : [];
}

/** Of many names: without "range" there is no Standard Range either. */
const ofMany: ReadonlySet<string> = new Set(
  "line range motor edition pack package paket performance style sport plus battery coupe".split(" "),
);

/** The word by which such a name is asked away; null when it has none of its own: "n line". */
export function distinctiveWord(words: readonly string[]): string | null {
  return (
    words.findLast((word) => word.length > 1 && !ofMany.has(word)) ??
    (words.length === 1 ? (words[0] ?? null) : null)
  );
}

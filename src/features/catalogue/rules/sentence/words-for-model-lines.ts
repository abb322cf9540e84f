import { type PhraseRow, phraseTable } from "./phrases.ts";

/** Names within names: "polestar engineered" is a Volvo, and "mini" in it no make. Searched for as words. [SENTENCE-35] */
const rows: readonly PhraseRow<readonly string[]>[] = [
  ["polestar engineered", ["polestar", "engineered"]],
  ["r design", ["rdesign"]],
  ["n line", ["n", "line"]],
  ["amg line", ["amg", "line"]],
  ["gt line", ["gt", "line"]],
  ["st line", ["st", "line"]],
  ["s line", ["s", "line"]],
  ["r line", ["r", "line"]],
  ["m sport", ["m", "sport"]],
  ["cross country", ["cross", "country"]],
  ["leon cupra", ["leon", "cupra"]],
];

export const modelLines = phraseTable(rows);

/**
 * Words that mean more than the filter can ask: a "quattro" is four-wheel drive, and an Audi. They are searched for beside
 * what they ask, as long as some car is left. [SENTENCE-34]
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
  longrange: ["long", "range"],
  dieselvarmare: ["dieselvarmare"],
  motorvarmare: ["motorvarmare"],
  adaptivfarthallare: ["adaptiv"],
  egolf: ["egolf"],
};

/** An engine that its make writes as one word, with or without its letter: 320d, 118i, M340i, 520. */
const engine = /^m?[1-8]\d\d(d|i|e|xd|xi|ci|ti|td)?$/;
/** Mercedes writes the letter apart: "C 220 d". */
const engineOfClass = /^[abces](\d\d\d)(d|e|de|cdi|t|td)?$/;

/** What the words of a wish say beyond it; they are folded, and written together. */
export function specificWordsIn(said: readonly string[], series: string | null): readonly string[] {
  const whole = specific[said.join("")];
  if (whole !== undefined) return whole;
  if (series === null) return said.flatMap((word) => specific[word] ?? []);
  const last = said.at(-1) ?? "";
  const ofClass = engineOfClass.exec(last)?.[1];
  if (ofClass !== undefined) return [ofClass];
  // "merc e 220"; but the number of "peugeot 308" is the series.
  return engine.test(last) && last !== series && /-(serie|klass)$/.test(series) ? [last] : [];
}

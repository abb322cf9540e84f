import { oneSlip, slipCost } from "#domain/text/slip.ts";
import { everydayWords } from "./everyday-words.ts";
import { phraseTable } from "./phrases.ts";

/** "utan" may also join what is not wanted with what is: "inte diesel utan bensin". */
export type Negator = "not" | "without" | "neither";

const plainNegators = `inte, ej, icke, ingen, inget, inga, förutom, utom, aldrig, undantag, undantaget, absolut inte, helst inte,
      helst ej, gärna inte, dock inte, dock ej, allt utom, allt förutom, alla utom, alla förutom, ick, no, not, slipper, slippa,
      vill slippa, undvik, undvika, undviker, exklusive, fri från, nej till, nej tack till, knappast, ointresserad av, ingen som
      helst`;

export const negators = phraseTable<Negator>([
  [plainNegators, "not"],
  ["utan, ej med, inte med", "without"],
  ["varken", "neither"],
]);

const negations = [
  "inte",
  "utan",
  "ingen",
  "inget",
  "inga",
  "icke",
  "forutom",
  "utom",
  "varken",
  "aldrig",
  "slipper",
];

/** Two letters that changed places, or one that is there twice: nothing else is meant by these. [SENTENCE-31] */
const slips: ReadonlyMap<string, string> = new Map(
  negations.flatMap((word) => slipsOf(word).map((slip) => [slip, word] as const)),
);

/** The negation that is misspelt so, and so only; null for any other word. */
export function misspeltNegation(word: string): string | null {
  return slips.get(word) ?? null;
}

function slipsOf(word: string): string[] {
  const places = Array.from(word, (_, at) => at);
  const changed = places
    .slice(1)
    .map((at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1));
  const doubled = places.map((at) => word.slice(0, at + 1) + word[at] + word.slice(at + 1));
  return [...new Set([...changed, ...doubled])].filter((slip) => slip !== word && !everydayWords.has(slip));
}

const shortestDoubt = 3;

/** Near a negation, and no word that we know: who can tell what is wanted of what follows? [SENTENCE-31] */
export function isDoubtfulNegation(word: string): boolean {
  if (word.length < shortestDoubt || everydayWords.has(word)) return false;
  const most = word.length < 5 ? oneSlip - 1 : oneSlip;
  return negations.some((negation) => slipCost(word, negation, most) <= most);
}

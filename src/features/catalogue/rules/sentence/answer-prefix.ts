import { folded } from "./tokens.ts";
import { negators } from "./words-for-negations.ts";

const answers = [...negators.byLetters].flatMap(([letters, { breaks, meaning }]) =>
  meaning === "after" ? [wordsOf(letters, breaks)] : [],
);
const ofOneWord = new Set(answers.flatMap(([word = "", ...others]) => (others.length === 0 ? [word] : [])));
/** "nej tack" alone: "nej" is an answer too, so that nothing else can be meant by what comes. */
const goingOn = answers.filter(([word = "", ...others]) => others.length > 0 && ofOneWord.has(word));

/**
 * "diesel, nej t" → "diesel, nej tack": a no to what stands before, begun with a word that is a no by itself and not yet
 * whole; null where there is none.
 */
export function withFullAnswer(text: string): string | null {
  const words = text.trim().split(/\s+/);
  for (const answer of goingOn) {
    const typedWords = words.slice(-answer.length).map(folded);
    const last = typedWords.pop() ?? "";
    const full = answer.at(-1) ?? "";
    const isPrefix = full.startsWith(last) && full !== last && words.length > answer.length;
    if (isPrefix && typedWords.join(" ") === answer.slice(0, -1).join(" "))
      return [...words.slice(0, -answer.length), ...answer].join(" ");
  }
  return null;
}

function wordsOf(letters: string, breaks: ReadonlySet<number>): string[] {
  const places = [0, ...[...breaks].toSorted((one, other) => one - other), letters.length];
  return places.slice(1).map((to, at) => letters.slice(places[at], to));
}

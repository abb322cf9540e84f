import { findCorrection, isKnownWord, type WordCorrection } from "./lexicon.ts";
import { findPhrase } from "./phrases.ts";
import { townIn } from "./place-forms.ts";
import { endOfWord, partsOfCompound, type Token } from "./tokens.ts";
import { makeNames } from "./words-for-makes.ts";
import { isDoubtfulNegation, misspeltNegation } from "./words-for-negations.ts";
import type { PlaceWords } from "./words-for-places.ts";
import { oftenMisspelt } from "./words-misspelt.ts";

type Corrected = {
  tokens: readonly Token[];
  /** Where a word stood that was taken for another. */
  corrections: readonly { from: number; to: number; meant: string }[];
  /** With how many words those that nobody knows were compared. */
  compared: number;
};

/** Whether a car of the stock has the word: then it is no slip, whatever it is near to. */
export type HasWord = (word: string) => boolean;

/**
 * Several times what any sentence takes that somebody has written: whoever sends words that are near to hundreds of others
 * does not keep everybody else waiting. What comes after is taken as it is written.
 */
export const maxCompared = 1_000;

/**
 * Words that nobody knows are read as those they are a slip away from; what was read so is said, and taken back by quotation
 * marks. Never towards a negation, which has its own table, nor away from one.
 */
export function correctTokens(tokens: readonly Token[], places: PlaceWords, hasWord: HasWord): Corrected {
  const corrections: Corrected["corrections"][number][] = [];
  let compared = 0;
  let make: string | null = null;
  const correctionAt = (token: Token, at: number) => {
    const byTable = misspeltWord(token.text);
    if (byTable !== null || compared >= maxCompared) return byTable;
    const entry = correctionBy(token.text, [tokens[at - 1], tokens[at + 1]], make, places, hasWord);
    compared += entry.compared;
    return entry.word;
  };
  const read = tokens.flatMap((token, at) => {
    const corrected = correctedAt(token, at);
    make = makeNames.byLetters.get(corrected[0]?.text ?? "")?.meaning ?? null;
    return corrected;
  });
  return { tokens: read, corrections, compared };

  function correctedAt(token: Token, at: number): Token[] {
    if (!isExactWord(tokens, at)) return [token];
    const town = findPhrase(places.afterPreposition, tokens, at) === null ? townIn(token.text, places) : null;
    if (town !== null) return [{ ...token, text: town }];
    if (isKnownWord(token.text, places)) return [token];
    const correctedWord = correctionAt(token, at);
    if (correctedWord === null) return [token];
    corrections.push({ from: token.from, to: token.to, meant: correctedWord });
    return partsOfCompound({ ...token, text: correctedWord });
  }
}

function isExactWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "letters" || token.literal) return false;
  return (token.spaced || tokens[at - 1]?.kind === "sign") && endOfWord(tokens, at) === at + 1;
}

/** By tables, whatever the distance. */
const misspeltWord = (word: string) => misspeltNegation(word) ?? oftenMisspelt(word);

function correctionBy(
  word: string,
  [before, after]: readonly (Token | undefined)[],
  make: string | null,
  places: PlaceWords,
  hasWord: HasWord,
): WordCorrection {
  if (isDoubtfulNegation(word) || hasWord(word)) return { word: null, compared: 0 };
  const isBeforeNumber = after?.kind === "digits";
  return findCorrection(word, places, { isBeforeNumber, isAfterNumber: before?.kind === "digits", make });
}

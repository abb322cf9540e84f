import { findMeant, isKnownWord } from "./lexicon.ts";
import { endOfWord, partsOfCompound, type Token } from "./tokens.ts";
import { isDoubtfulNegation, misspeltNegation } from "./words-for-negations.ts";
import type { PlaceWords } from "./words-for-places.ts";
import { oftenMisspelt } from "./words-misspelt.ts";

type Corrected = {
  tokens: readonly Token[];
  /** Where a word stood that was taken for another. */
  corrections: readonly { from: number; to: number; meant: string }[];
};

/** Whether a car of the stock has the word: then it is no slip, whatever it is near to. */
export type HasWord = (word: string) => boolean;

/**
 * Words that nobody knows are read as those they are a slip away from; what was read so is said, and taken back by quotation
 * marks. Never towards a negation, which has its own table, nor away from one. [SLIP-3] [SENTENCE-31]
 */
export function correctTokens(tokens: readonly Token[], places: PlaceWords, hasWord: HasWord): Corrected {
  const corrections: Corrected["corrections"][number][] = [];
  const read = tokens.flatMap((token, at) => {
    if (!isWholeWord(tokens, at) || isKnownWord(token.text, places)) return [token];
    const meant =
      misspeltWord(token.text) ?? meantBy(token.text, [tokens[at - 1], tokens[at + 1]], places, hasWord);
    if (meant === null) return [token];
    corrections.push({ from: token.from, to: token.to, meant });
    return partsOfCompound({ ...token, text: meant });
  });
  return { tokens: read, corrections };
}

function isWholeWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "letters" || token.literal) return false;
  return (token.spaced || tokens[at - 1]?.kind === "sign") && endOfWord(tokens, at) === at + 1;
}

/** By tables, whatever the distance. */
const misspeltWord = (word: string) => misspeltNegation(word) ?? oftenMisspelt(word);

function meantBy(
  word: string,
  [before, after]: readonly (Token | undefined)[],
  places: PlaceWords,
  hasWord: HasWord,
): string | null {
  if (isDoubtfulNegation(word) || hasWord(word)) return null;
  const isBeforeNumber = after?.kind === "digits";
  return findMeant(word, places, { isBeforeNumber, isAfterNumber: before?.kind === "digits" });
}

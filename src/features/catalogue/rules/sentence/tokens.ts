import { seamOf } from "./compound-words.ts";

/**
 * A sentence in its smallest parts: a run of letters, a run of digits, or one sign. "XC60" is two parts that
 * stand together, so that "xc60", "xc 60" and "XC-60" can be seen to be the same.
 */
export type Token = {
  kind: "letters" | "digits" | "sign";
  /** Lower case and without accents: most people leave out the dots of å, ä and ö when they are in a hurry. */
  text: string;
  from: number;
  to: number;
  /** Whether white space, or the beginning of the sentence, stands before it. */
  spaced: boolean;
  /** In quotation marks: meant as it is written, and never read as anything. */
  literal?: true;
};

const parts = /([\p{L}\p{M}]+)|(\d+)|\S/gu;
const dashes = /[\u2010-\u2015\u2212]/;

/** "Röd" → "rod". */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
}

/** One word in quotation marks, wanted or not; more than one is read as if there were none. */
const literalWord = /(?<=^|[\s;,])-?["”]([^\s"”]+)["”](?=[\s;,]|$)/gu;

export function tokensOf(sentence: string): Token[] {
  const literals = [...sentence.matchAll(literalWord)].map(
    ({ 0: source, index }): Token => ({
      kind: "letters",
      text: source.toLowerCase(),
      from: index,
      to: index + source.length,
      spaced: true,
      literal: true,
    }),
  );
  if (literals.length === 0) return plainTokensOf(sentence);
  const others = plainTokensOf(sentence).filter(
    ({ from }) => !literals.some((literal) => from >= literal.from && from < literal.to),
  );
  return [...literals, ...others].toSorted((one, other) => one.from - other.from);
}

function plainTokensOf(sentence: string): Token[] {
  return [...sentence.matchAll(parts)].flatMap(({ 0: source, 1: letters, 2: digits, index }) => {
    const text = dashes.test(source) ? "-" : folded(source);
    const token: Token = {
      kind: digits !== undefined ? "digits" : letters !== undefined && text !== "" ? "letters" : "sign",
      text,
      from: index,
      to: index + source.length,
      spaced: index === 0 || /\s/.test(sentence.charAt(index - 1)),
    };
    return partsOfCompound(token);
  });
}

/** The second part counts as a word of its own. It begins inside what was written, also where that was a letter short. */
export function partsOfCompound(token: Token): Token[] {
  const seam = seamOf(token.text);
  if (seam === null) return [token];
  const between = Math.min(token.from + seam, token.to - 1);
  return [
    { ...token, text: token.text.slice(0, seam), to: between },
    { ...token, text: token.text.slice(seam), from: between, spaced: true },
  ];
}

/** Whether a word can end before this place: not in the middle of "xc60". */
export function endsBefore(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || token.spaced || token.kind === "sign";
}

/** The end of what is written together from here: "abc12d" is one word to the eye. */
export function endOfWord(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  while (!endsBefore(tokens, end)) end += 1;
  return end;
}

export function isPunctuation(token: Token | undefined, ...characters: string[]): boolean {
  return token?.kind === "sign" && characters.includes(token.text);
}

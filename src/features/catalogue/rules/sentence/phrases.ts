import { isLettersOnly } from "#core/text/letters.ts";
import { folded, type Token } from "./tokens.ts";

/**
 * What words mean. In a table the phrases of a row are separated by commas, and a space or a hyphen says where
 * the word may be broken: "el bil" is found as "elbil", "el-bil" and "el bil", but "elbil" never in two. Between
 * letters and digits every word may be broken.
 */
export type PhraseRow<Meaning> = readonly [phrases: string, meaning: Meaning];

type Phrase<Meaning> = { breaks: ReadonlySet<number>; meaning: Meaning };

export type PhraseTable<Meaning> = {
  byLetters: ReadonlyMap<string, Phrase<Meaning>>;
  /** What a phrase can begin with: most words begin none, and are done with at once. */
  prefixes: ReadonlySet<string>;
  maxLength: number;
};

export type FoundPhrase<Meaning> = { meaning: Meaning; next: number };

export function phraseTable<Meaning>(rows: readonly PhraseRow<Meaning>[]): PhraseTable<Meaning> {
  const byLetters = new Map<string, Phrase<Meaning>>();
  for (const [phrases, meaning] of rows) {
    for (const phrase of phrases.split(",")) {
      const { letters, breaks } = lettersOf(folded(phrase.trim()));
      // The first row that has a phrase keeps it; the same letters broken in more ways are one phrase.
      const phraseBefore = byLetters.get(letters);
      byLetters.set(letters, {
        breaks: new Set([...(phraseBefore?.breaks ?? []), ...breaks]),
        meaning: phraseBefore === undefined ? meaning : phraseBefore.meaning,
      });
    }
  }
  const prefixes = [...byLetters].flatMap(([letters, { breaks }]) => [
    letters,
    ...[...breaks].map((index) => letters.slice(0, index)),
  ]);
  const maxLength = Math.max(...[...byLetters.keys()].map((letters) => letters.length));
  return { byLetters, prefixes: new Set(prefixes), maxLength };
}

/** The longest phrase of the table that begins at a place. */
export function findPhrase<Meaning>(
  table: PhraseTable<Meaning>,
  tokens: readonly Token[],
  at: number,
): FoundPhrase<Meaning> | null {
  if (!table.prefixes.has(tokens[at]?.text ?? "")) return null;
  let found: FoundPhrase<Meaning> | null = null;
  let letters = "";
  const breaks: number[] = [];
  for (let index = at; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.kind === "sign") {
      if (letters === "" || !isJoint(tokens, index)) break;
      breaks.push(letters.length);
      continue;
    }
    if (letters !== "" && token.spaced) breaks.push(letters.length);
    letters += token.text;
    if (letters.length > table.maxLength) break;
    const after = tokens[index + 1];
    if (after !== undefined && after.kind !== "sign" && !after.spaced) continue;
    // The "1" of "mokka x 1.6" is no series.
    if (token.kind === "digits" && isDecimal(tokens, index + 1)) continue;
    const phrase = table.byLetters.get(letters);
    if (phrase !== undefined && breaks.every((index) => phrase.breaks.has(index)))
      found = { meaning: phrase.meaning, next: index + 1 };
  }
  return found;
}

/** The hyphen of "v-60", the dot of "id.4", the colon of "suv:ar", the ampersand of "lynk & co". */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const [sign, after] = [tokens[at], tokens[at + 1]];
  if (sign === undefined || after === undefined || after.kind === "sign") return false;
  if (sign.text === "&") return true;
  return "-.:/'’´`".includes(sign.text) && !sign.spaced && !after.spaced;
}

function isDecimal(tokens: readonly Token[], at: number): boolean {
  const [sign, digits] = [tokens[at], tokens[at + 1]];
  const isPoint = sign !== undefined && ".,".includes(sign.text) && !sign.spaced;
  return isPoint && digits?.kind === "digits" && !digits.spaced && digits.text.length < 3;
}

function lettersOf(phrase: string): { letters: string; breaks: number[] } {
  const breaks: number[] = [];
  let letters = "";
  for (const part of phrase.match(/\p{L}+|\d+/gu) ?? []) {
    if (letters !== "") breaks.push(letters.length);
    letters += part;
  }
  return { letters, breaks };
}

/** Every run of letters that stands in a phrase, alone or written together with the next: "panorama", "tak", "panoramatak". */
export function piecesOfTable<Meaning>(table: PhraseTable<Meaning>, isApart = false): Map<string, Meaning> {
  const pieces = new Map<string, Meaning>();
  for (const [letters, { breaks, meaning }] of table.byLetters) {
    const places = [0, ...[...breaks].toSorted((one, other) => one - other), letters.length];
    for (const [at, from] of places.entries())
      for (const to of places.slice(at + 1, isApart ? at + 2 : undefined)) {
        const word = letters.slice(from, to);
        if (isLettersOnly(word) && !pieces.has(word)) pieces.set(word, meaning);
      }
  }
  return pieces;
}

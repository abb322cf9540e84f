import { findAmount } from "./amount.ts";
import { connectives, fillers } from "./filler-words.ts";
import { findPhrase } from "./phrases.ts";
import { readCar } from "./read-car.ts";
import { readDistance, readPlace } from "./read-place.ts";
import { readPlate } from "./read-plate.ts";
import { readRange } from "./read-range.ts";
import { endOfWord, endsBefore, isSign, type Token } from "./tokens.ts";
import type { ListName, ReadWish } from "./wish.ts";
import { coloursInside } from "./words-for-colours.ts";
import { modelLines } from "./words-for-model-lines.ts";
import { isDoubtfulNegation, type Negator, negators } from "./words-for-negations.ts";
import type { PlaceWords } from "./words-for-places.ts";
import { wordsWithMeaning } from "./words-with-meaning.ts";

/** A sentence as a row of wishes and of the small words between them. */
export type Part =
  | (ReadWish & { type: "wish" })
  | { type: "not"; negator: Negator; at: number; next: number }
  | { type: "doubt"; at: number; next: number }
  | { type: "or" | "and" | "comma" | "filler" | "sign" | "joint"; at: number; next: number }
  /** `isNoWord`: a number that belongs to no noun, or what the filter cannot ask: never searched for. */
  | { type: "unread"; isNoWord?: true; note?: string; at: number; next: number };

type Given = {
  sentence: string;
  now: Date;
  thisYear: number;
  places: PlaceWords;
  before: Part | undefined;
};

type Reader = (tokens: readonly Token[], at: number, given: Given) => readonly Part[];

const insideNote = "Inredningens färg går inte att söka på.";

/** Tried in this order at every word; the first that reads something takes its words away. [SENTENCE-3] */
const readers: readonly Reader[] = [
  (tokens, at, { places }) =>
    [readDistance(tokens, at, places)].filter((distance) => distance !== null).map(asPart),
  (tokens, at, { now, thisYear }) => {
    const range = readRange(tokens, at, now, thisYear);
    if (range === null) return [];
    if (range.wish !== null) return [{ type: "wish", wish: range.wish, at, next: range.next }];
    // The letter of "320d" counts nothing: it is the engine.
    if (readCar(tokens, at, now, thisYear).length > 0) return [];
    return [{ type: "unread", isNoWord: true, at, next: range.next }];
  },
  (tokens, at) => {
    const next = findPhrase(coloursInside, tokens, at)?.next;
    return next === undefined ? [] : [{ type: "unread", isNoWord: true, note: insideNote, at, next }];
  },
  (tokens, at) => {
    const line = findPhrase(modelLines, tokens, at);
    if (line === null) return [];
    return [{ type: "wish", wish: { kind: "words", words: line.means }, at, next: line.next }];
  },
  // Between two cars or two places "el" is short for "eller"; anywhere else it is electricity.
  (tokens, at, { before, now, thisYear, places }) => {
    if (tokens[at]?.text !== "el") return [];
    const next = isSign(tokens[at + 1], ".") ? at + 2 : at + 1;
    const isOr =
      (isCar(before) && readCar(tokens, next, now, thisYear).length > 0) ||
      (isOf(["facilities"], before) && readPlace(tokens, next, places) !== null);
    return isOr ? [{ type: "or", at, next }] : [];
  },
  (tokens, at, { now, thisYear }) => {
    const cars = readCar(tokens, at, now, thisYear);
    const word = findPhrase(wordsWithMeaning, tokens, at);
    if (word === null || (cars[0]?.next ?? 0) >= word.next) return carParts(cars);
    return [{ type: "wish", wish: word.means(thisYear), at, next: word.next }];
  },
  (tokens, at, { places }) => [readPlace(tokens, at, places)].filter((place) => place !== null).map(asPart),
  (tokens, at) => {
    const found = findPhrase(negators, tokens, at);
    // "inte bara volvo" asks nothing away.
    const filler = findPhrase(fillers, tokens, at);
    if (found !== null && filler !== null && filler.next > found.next)
      return smallWord("filler", filler.next, at);
    if (found !== null) return [{ type: "not", negator: found.means, at, next: found.next }];
    // The hyphen of "-diesel", as in the address of a search. [MATCH-19]
    const isMinus = isSign(tokens[at], "-") && tokens[at]?.spaced && tokens[at + 1]?.spaced === false;
    return isMinus && tokens[at + 1]?.kind === "letters"
      ? [{ type: "not", negator: "without", at, next: at + 1 }]
      : [];
  },
  (tokens, at) => {
    const found = findPhrase(connectives, tokens, at);
    return found === null ? [] : [{ type: found.means, at, next: found.next }];
  },
  (tokens, at) => {
    const next = findPhrase(fillers, tokens, at)?.next;
    // The letter of "a-traktor" and "i-pace" belongs to its word.
    const isPart = next !== undefined && isSign(tokens[next], "-") && endOfUnread(tokens, at) > next;
    return isPart ? [] : smallWord("filler", next, at);
  },
  (tokens, at, { sentence, now, thisYear, places }) =>
    [readPlate(sentence, tokens, at, now, thisYear, places)].filter((plate) => plate !== null).map(asPart),
  (tokens, at) => {
    const word = tokens[at];
    if (word?.kind !== "letters" || word.literal || endOfWord(tokens, at) !== at + 1) return [];
    return isDoubtfulNegation(word.text) ? [{ type: "doubt", at, next: at + 1 }] : [];
  },
];

export function partsOf(
  sentence: string,
  tokens: readonly Token[],
  now: Date,
  thisYear: number,
  places: PlaceWords,
): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; at = parts.at(-1)?.next ?? tokens.length) {
    const read = firstReading(tokens, at, { sentence, now, thisYear, places, before: parts.at(-1) });
    parts.push(...(read.length > 0 ? read : [otherwise(tokens, at)]));
  }
  return parts;
}

function firstReading(tokens: readonly Token[], at: number, given: Given): readonly Part[] {
  for (const reader of readers) {
    const read = reader(tokens, at, given);
    if (read.length > 0) return read;
  }
  return [];
}

function isCar(part: Part | undefined): boolean {
  return isOf(["brands", "series"], part);
}

function isOf(fields: readonly ListName[], part: Part | undefined): boolean {
  return part?.type === "wish" && part.wish.kind === "list" && fields.includes(part.wish.field);
}

function asPart(read: ReadWish): Part {
  return { type: "wish", ...read };
}

/** Between the series of a list stands the word that joined them. */
function carParts(cars: readonly ReadWish[]): readonly Part[] {
  return cars.flatMap((car, index) => {
    const before = cars[index - 1];
    return before === undefined
      ? [asPart(car)]
      : [{ type: "or", at: before.next, next: car.at }, asPart(car)];
  });
}

function smallWord(type: "filler", next: number | undefined, at: number): readonly Part[] {
  return next === undefined ? [] : [{ type, at, next }];
}

/** A sign says nothing by itself; a word that no reader knows is unread as a whole: "a-traktor", "2.0". */
function otherwise(tokens: readonly Token[], at: number): Part {
  if (isSign(tokens[at], ",")) return { type: "comma", at, next: at + 1 };
  if (isSign(tokens[at], "/", "|")) return { type: "or", at, next: at + 1 };
  const isJoint = isSign(tokens[at], "-") && !tokens[at]?.spaced && tokens[at + 1]?.spaced === false;
  if (tokens[at]?.kind === "sign") return { type: isJoint ? "joint" : "sign", at, next: at + 1 };
  const next = endOfUnread(tokens, at);
  // A number that belongs to nothing finds cars by chance alone. [SENTENCE-32]
  const isNumber = tokens.slice(at, next).every(({ kind }) => kind !== "letters");
  return isNumber ? { type: "unread", isNoWord: true, at, next } : { type: "unread", at, next };
}

function endOfUnread(tokens: readonly Token[], at: number): number {
  // "max 8 000" is left over in two words, not three.
  const amount = tokens[at]?.kind === "digits" ? findAmount(tokens, at) : null;
  if (amount !== null && amount.next > at + 1 && endsBefore(tokens, amount.next)) return amount.next;
  // A number after a hyphen may be the beginning of an amount.
  const joints = tokens[at]?.kind === "digits" ? ".:'’_@" : "-.:'’_@";
  let next = at + 1;
  for (;;) {
    const after = tokens[next + 1];
    const isJoined =
      tokens[next]?.kind === "sign" &&
      tokens[next]?.spaced === false &&
      joints.includes(tokens[next]?.text ?? " ");
    if (isJoined && after !== undefined && after.kind !== "sign" && !after.spaced) next += 2;
    else if (!endsBefore(tokens, next)) next += 1;
    else return next;
  }
}

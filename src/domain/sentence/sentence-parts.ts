import { findAmount } from "./amount.ts";
import { connectives, fillers, negators } from "./filler-words.ts";
import { findPhrase } from "./phrases.ts";
import { readCar, readMisspeltCar } from "./read-car.ts";
import { readPlace } from "./read-place.ts";
import { readPlate } from "./read-plate.ts";
import { readRange } from "./read-range.ts";
import { endsBefore, isSign, type Token } from "./tokens.ts";
import type { ReadWish } from "./wish.ts";
import type { PlaceWords } from "./words-for-places.ts";
import { wordsWithMeaning } from "./words-with-meaning.ts";

/** A sentence as a row of wishes and of the small words between them. */
export type Part =
  | (ReadWish & { type: "wish" })
  | { type: "not" | "or" | "comma" | "filler" | "sign" | "unread"; at: number; next: number };

type Given = {
  sentence: string;
  now: Date;
  thisYear: number;
  places: PlaceWords;
  before: Part | undefined;
};

type Reader = (tokens: readonly Token[], at: number, given: Given) => readonly Part[];

/** Tried in this order at every word; the first that reads something takes its words away. [SENTENCE-3] */
const readers: readonly Reader[] = [
  (tokens, at, { now, thisYear }) => {
    const range = readRange(tokens, at, now, thisYear);
    if (range === null) return [];
    if (range.wish !== null) return [{ type: "wish", wish: range.wish, at, next: range.next }];
    // The letter of "320d" counts nothing: it is the engine.
    return readCar(tokens, at, now, thisYear).length > 0 ? [] : [{ type: "unread", at, next: range.next }];
  },
  // Between two cars "el" is short for "eller"; anywhere else it is electricity.
  (tokens, at, { before, now, thisYear }) => {
    const isShort = tokens[at]?.text === "el" && isCar(before);
    const next = isSign(tokens[at + 1], ".") ? at + 2 : at + 1;
    return isShort && readCar(tokens, next, now, thisYear).length > 0 ? [{ type: "or", at, next }] : [];
  },
  (tokens, at, { now, thisYear }) => {
    const cars = readCar(tokens, at, now, thisYear);
    const word = findPhrase(wordsWithMeaning, tokens, at);
    if (word === null || (cars[0]?.next ?? 0) >= word.next) return carParts(cars);
    return [{ type: "wish", wish: word.means(thisYear), at, next: word.next }];
  },
  (tokens, at, { places }) => [readPlace(tokens, at, places)].filter((place) => place !== null).map(asPart),
  (tokens, at) => smallWord("not", findPhrase(negators, tokens, at)?.next, at),
  (tokens, at) => smallWord("or", findPhrase(connectives, tokens, at)?.next, at),
  (tokens, at) => smallWord("filler", findPhrase(fillers, tokens, at)?.next, at),
  (tokens, at, { sentence, now, thisYear, places }) =>
    [readPlate(sentence, tokens, at, now, thisYear, places)].filter((plate) => plate !== null).map(asPart),
  (tokens, at, { now, thisYear, places }) => carParts(readMisspeltCar(tokens, at, now, thisYear, places)),
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
  return part?.type === "wish" && part.wish.kind === "list" && ["brands", "series"].includes(part.wish.field);
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

function smallWord(type: "not" | "or" | "filler", next: number | undefined, at: number): readonly Part[] {
  return next === undefined ? [] : [{ type, at, next }];
}

/** A sign says nothing by itself; a word that no reader knows is unread as a whole: "a-traktor", "2.0". */
function otherwise(tokens: readonly Token[], at: number): Part {
  if (isSign(tokens[at], ",")) return { type: "comma", at, next: at + 1 };
  if (isSign(tokens[at], "/", "|")) return { type: "or", at, next: at + 1 };
  if (tokens[at]?.kind === "sign") return { type: "sign", at, next: at + 1 };
  return { type: "unread", at, next: endOfUnread(tokens, at) };
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

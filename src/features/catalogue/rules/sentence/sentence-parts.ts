import { findAmount } from "./amount.ts";
import type { ReadCriterion } from "./criterion.ts";
import { connectives, fillers } from "./filler-words.ts";
import { isCar, isHybridCriterion, isListing, isPlace, modelIn, type SentencePart } from "./part.ts";
import { findPhrase } from "./phrases.ts";
import { readCar } from "./read-car.ts";
import { readOrder } from "./read-order.ts";
import { readDistance, readListedPlace, readPlace } from "./read-place.ts";
import { readPlate } from "./read-plate.ts";
import { readRange } from "./read-range.ts";
import { endOfWord, endsBefore, isPunctuation, type Token } from "./tokens.ts";
import { tablesAfter } from "./words-after-model.ts";
import { onCharge } from "./words-for-bounds.ts";
import { coloursInside } from "./words-for-colours.ts";
import { modelLines } from "./words-for-model-lines.ts";
import { isDoubtfulNegation, isOtherThan, negators } from "./words-for-negations.ts";
import type { PlaceWords } from "./words-for-places.ts";
import { wordsWithMeaning } from "./words-with-meaning.ts";

type Given = {
  sentence: string;
  now: Date;
  thisYear: number;
  places: PlaceWords;
  before: SentencePart | undefined;
  /** What stands before the connective or comma that stands before. */
  listed: SentencePart | undefined;
  /** A hybrid has been asked for. */
  isHybrid: boolean;
  /** The series or make that was said last. */
  model: string | null;
};

type Reader = (tokens: readonly Token[], at: number, given: Given) => readonly SentencePart[];

const insideNote = "Inredningens färg går inte att söka på.";

/** Tried in this order at every word; the first that reads something takes its words away. */
const readers: readonly Reader[] = [
  (tokens, at, { places }) =>
    [readDistance(tokens, at, places)].filter((distance) => distance !== null).map(asPart),
  (tokens, at, { now, thisYear }) => {
    const range = readRange(tokens, at, now, thisYear);
    if (range === null) return [];
    if (range.criterion !== null)
      return [{ type: "criterion", criterion: range.criterion, at, next: range.next }];
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
    return [{ type: "criterion", criterion: { kind: "words", words: line.meaning }, at, next: line.next }];
  },
  // "laddhybrid som går långt på el" is no electric car.
  (tokens, at, { isHybrid }) => {
    const phrase = isHybrid ? findPhrase(onCharge, tokens, at) : null;
    return phrase?.meaning === "said" ? smallWord("filler", phrase.next, at) : [];
  },
  // "cayenne coupé" is a Cayenne.
  (tokens, at, { before, model }) => {
    if (model === null || before?.type === "or" || before?.type === "and") return [];
    for (const table of tablesAfter(model)) {
      const phrase = findPhrase(table, tokens, at);
      if (phrase !== null) return [{ type: "criterion", criterion: phrase.meaning, at, next: phrase.next }];
    }
    return [];
  },
  // "v60 plus" is a trim, "volvo plus bmw" two makes.
  (tokens, at, { before, model, now, thisYear }) => {
    const isTrim = model !== null && tokens[at]?.text === "plus" && before?.type !== "comma";
    if (!isTrim || readCar(tokens, at + 1, now, thisYear).length > 0) return [];
    return [{ type: "unread", at, next: at + 1 }];
  },
  // Between two cars or two places "el" is short for "eller"; anywhere else it is electricity.
  (tokens, at, { before, now, thisYear, places }) => {
    if (tokens[at]?.text !== "el") return [];
    const next = isPunctuation(tokens[at + 1], ".") ? at + 2 : at + 1;
    const isOr =
      (isCar(before) && readCar(tokens, next, now, thisYear).length > 0) ||
      (isPlace(before) && readPlace(tokens, next, places) !== null);
    return isOr ? [{ type: "or", at, next }] : [];
  },
  // Whichever is longer: "billigaste först", but "nya däck".
  (tokens, at) => {
    const order = readOrder(tokens, at);
    const word = order === null ? null : findPhrase(wordsWithMeaning, tokens, at);
    return order === null || (word?.next ?? 0) > order.next ? [] : [asPart(order)];
  },
  (tokens, at, { now, thisYear }) => {
    const cars = readCar(tokens, at, now, thisYear);
    const word = findPhrase(wordsWithMeaning, tokens, at);
    if (word === null || (cars[0]?.next ?? 0) >= word.next) return carParts(cars);
    return [{ type: "criterion", criterion: word.meaning(thisYear), at, next: word.next }];
  },
  (tokens, at, { places, before, listed }) =>
    [
      readPlace(tokens, at, places) ??
        readListedPlace(tokens, at, places, isListing(before) && isPlace(listed)),
    ]
      .filter((place) => place !== null)
      .map(asPart),
  (tokens, at, { before }) => {
    const phrase = findPhrase(negators, tokens, at);
    // "nget annat än diesel": the word before decides which way it goes.
    const isUnclear = before?.type === "unread" || before?.type === "doubt";
    if (phrase !== null && isUnclear && isOtherThan(tokens[at]?.text ?? ""))
      return [{ type: "doubt", at, next: phrase.next }];
    // "inte bara volvo" asks nothing away.
    const filler = findPhrase(fillers, tokens, at);
    if (phrase !== null && filler !== null && filler.next > phrase.next)
      return smallWord("filler", filler.next, at);
    if (phrase !== null) return [{ type: "not", negator: phrase.meaning, at, next: phrase.next }];
    // The hyphen of "-diesel", as in the address of a search.
    const isMinus = isPunctuation(tokens[at], "-") && tokens[at]?.spaced && tokens[at + 1]?.spaced === false;
    return isMinus && tokens[at + 1]?.kind === "letters"
      ? [{ type: "not", negator: "not", at, next: at + 1 }]
      : [];
  },
  (tokens, at) => {
    const phrase = findPhrase(connectives, tokens, at);
    return phrase === null ? [] : [{ type: phrase.meaning, at, next: phrase.next }];
  },
  (tokens, at) => {
    const next = findPhrase(fillers, tokens, at)?.next;
    // The letter of "a-traktor" and "i-pace" belongs to its word.
    const isPart = next !== undefined && isPunctuation(tokens[next], "-") && endOfUnread(tokens, at) > next;
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
): readonly SentencePart[] {
  const parts: SentencePart[] = [];
  let lastModel: string | null = null;
  let isHybrid = false;
  for (let at = 0; at < tokens.length; at = parts.at(-1)?.next ?? tokens.length) {
    const before = parts.at(-1);
    const model: string | null = modelIn(before) ?? lastModel;
    lastModel = model;
    isHybrid ||= isHybridCriterion(before);
    const read = firstReading(tokens, at, {
      sentence,
      now,
      thisYear,
      places,
      before,
      listed: parts.at(-2),
      model,
      isHybrid,
    });
    parts.push(...(read.length > 0 ? read : [otherwise(tokens, at)]));
  }
  return parts;
}

function firstReading(tokens: readonly Token[], at: number, given: Given): readonly SentencePart[] {
  for (const reader of readers) {
    const read = reader(tokens, at, given);
    if (read.length > 0) return read;
  }
  return [];
}

function asPart(read: ReadCriterion): SentencePart {
  return { type: "criterion", ...read };
}

/** Between the series of a list stands the word that joined them. */
function carParts(cars: readonly ReadCriterion[]): readonly SentencePart[] {
  return cars.flatMap((car, index) => {
    const before = cars[index - 1];
    return before === undefined
      ? [asPart(car)]
      : [{ type: "or", at: before.next, next: car.at }, asPart(car)];
  });
}

function smallWord(type: "filler", next: number | undefined, at: number): readonly SentencePart[] {
  return next === undefined ? [] : [{ type, at, next }];
}

/** A sign says nothing by itself; a word that no reader knows is unread as a whole: "a-traktor", "2.0". */
function otherwise(tokens: readonly Token[], at: number): SentencePart {
  if (isPunctuation(tokens[at], ",")) return { type: "comma", at, next: at + 1 };
  if (isPunctuation(tokens[at], "/", "|")) return { type: "or", at, next: at + 1 };
  const isJoint = isPunctuation(tokens[at], "-") && !tokens[at]?.spaced && tokens[at + 1]?.spaced === false;
  if (tokens[at]?.kind === "sign") return { type: isJoint ? "joint" : "sign", at, next: at + 1 };
  const next = endOfUnread(tokens, at);
  // A number that belongs to nothing finds cars by chance alone.
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

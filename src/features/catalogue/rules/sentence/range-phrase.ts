import type { RangeName } from "../ranges.ts";
import { findMeasured, type MeasuredAmount } from "./measured.ts";
import { type FoundPhrase, findPhrase, phraseTable } from "./phrases.ts";
import { isPunctuation, type Token } from "./tokens.ts";
import type { Unit } from "./words-for-amounts.ts";
import {
  type Bound,
  boundFillers,
  boundSymbols,
  boundsAfter,
  boundsAtTheEnd,
  boundsBefore,
  onCharge,
  rangePhrases,
} from "./words-for-bounds.ts";
import { type Measure, measureOf } from "./words-for-condition.ts";
import { wordsForFuels } from "./words-for-fuels.ts";

/** "räckvidd på minst 400 km", "mellan 100 och 200 tkr", "2019 eller nyare": the parts, before they are weighed. */
export type RangePhrase = {
  about: RangeName | "seats" | "unasked" | Measure | null;
  bound: Bound | null;
  first: MeasuredAmount;
  second: MeasuredAmount | null;
  isBetween: boolean;
  next: number;
};

const between = phraseTable<null>([["mellan, emellan, någonstans mellan, från mellan", null]]);
const upTo = phraseTable<"to" | "and">([
  ["till, upp till, t o m, tom, till och med", "to"],
  ["och, eller", "and"],
]);

export function findRangePhrase(tokens: readonly Token[], at: number, thisYear: number): RangePhrase | null {
  // "från årsmodell 2018" has its bound first, "årsmodell från 2018" last.
  const early = boundAt(tokens, at);
  const before =
    findPhrase(rangePhrases, tokens, at) ??
    (early === null ? null : findPhrase(rangePhrases, tokens, early.next));
  let next = before === null ? at : afterFillers(tokens, before.next);
  const isBetween = findPhrase(between, tokens, next);
  const late = isBetween === null ? boundAt(tokens, next) : null;
  const isEarly =
    early !== null && before !== null && late === null && isBetween === null && before.next > early.next;
  const bound = isEarly ? { ...early, next } : late;
  next = isBetween?.next ?? bound?.next ?? next;
  const first = findMeasured(tokens, next);
  if (first === null || (bound?.meaning.isOfFourDigits && first.amount.plain?.length !== 4)) return null;
  const second = secondAt(tokens, first, isBetween !== null, thisYear);
  if (isBetween !== null && second === null) return null;
  next = second?.next ?? first.next;
  const isOpen = bound === null || bound.meaning.range === "price";
  const after = second === null && isOpen ? boundAfter(tokens, next, isYearLike(first, thisYear)) : null;
  next = after?.next ?? next;
  const following = before === null ? aboutAfter(tokens, next, first) : null;
  const end = following?.next ?? next;
  const charge = chargeAt(tokens, end, first);
  const about = charge === null ? (before?.meaning ?? following?.meaning ?? null) : "wltp";
  // "klarar 5 personer": only a distance says how far it goes, and only a short one how far on a charge.
  if (about === "goes" && !isGoing(first)) return null;
  return {
    about: about === "goes" ? "wltp" : about,
    bound: after?.meaning ?? bound?.meaning ?? null,
    first: second === null ? first : sharingWith(first, second),
    second,
    isBetween: isBetween !== null,
    next: charge ?? end,
  };
}

/** "60 km på el": where that ends, if it stands there. */
function chargeAt(tokens: readonly Token[], at: number, first: MeasuredAmount): number | null {
  const phrase = findPhrase(onCharge, tokens, at);
  if (phrase === null || !isRangeOfCharge(first)) return null;
  if (phrase.meaning === "said") return phrase.next;
  // "60 km el", but not "60 km el bil", nor a number without a unit.
  const isFuel = (findPhrase(wordsForFuelsAlone, tokens, at)?.next ?? 0) > phrase.next;
  return first.unit === null || isFuel ? null : phrase.next;
}

const wordsForFuelsAlone = phraseTable(wordsForFuels);

/** Shorter than a car that is used has gone. */
function isGoing(first: MeasuredAmount): boolean {
  return first.unit !== null && isRangeOfCharge(first);
}

function boundAt(tokens: readonly Token[], at: number): FoundPhrase<Bound> | null {
  const sign = tokens[at];
  const bySymbol = sign?.kind === "sign" ? boundSymbols[sign.text] : undefined;
  return bySymbol === undefined ? findPhrase(boundsBefore, tokens, at) : { meaning: bySymbol, next: at + 1 };
}

function afterFillers(tokens: readonly Token[], at: number): number {
  const filler = findPhrase(boundFillers, tokens, at);
  return filler === null ? (isPunctuation(tokens[at], ":") ? at + 1 : at) : filler.next;
}

/** What is asked by one bound, or not at all. */
const notSpanned: readonly Unit[] = [
  "unknown",
  "seats",
  "owners",
  "percent",
  "millimetres",
  "kilograms",
  "kilowattHours",
];

/** The other end: "2018–2020", "5000 till 8000 mil", "mellan 100 och 200 tkr", "2019 eller 2020". */
function secondAt(
  tokens: readonly Token[],
  first: MeasuredAmount,
  isBetween: boolean,
  thisYear: number,
): MeasuredAmount | null {
  const word = findPhrase(upTo, tokens, first.next);
  const isAnd = word?.meaning === "and";
  const at = word?.next ?? (isPunctuation(tokens[first.next], "-", "/") ? first.next + 1 : null);
  if (at === null) return null;
  const second = findMeasured(tokens, at);
  if (second === null || (second.unit === null && first.unit !== null && first.unit !== "price")) return null;
  const years = [first, second].filter((one) => isYearLike(one, thisYear)).length;
  const isShortYear =
    years === 1 && isYearLike(first, thisYear) && second.unit === null && second.amount.plain?.length === 2;
  if (isAnd && !isBetween && years !== 2) return null;
  if (isPunctuation(tokens[first.next], "/") && years !== 2) return null;
  // A year before a price or a mileage is a criterion of its own, and so are two different units.
  const isRoundSpan =
    first.amount.value % 1_000 === 0 && tokens[first.next]?.spaced === false && second.unit !== null;
  if (years === 1 && !isShortYear && !isBetween && !isRoundSpan) return null;
  if (first.unit !== null && second.unit !== null && first.unit !== second.unit) return null;
  return second.unit !== null && notSpanned.includes(second.unit) ? null : second;
}

function isYearLike(
  { amount: { plain, value, shortYear }, unit }: MeasuredAmount,
  thisYear: number,
): boolean {
  return unit === null && (shortYear || (plain?.length === 4 && value >= 1950 && value <= thisYear + 1));
}

/** "100–200 tkr" and "5–8000 mil": the first number shares the thousands of the second. */
function sharingWith(first: MeasuredAmount, { amount: { times, value } }: MeasuredAmount): MeasuredAmount {
  const shared = first.amount.times > 1 ? 1 : times > 1 ? times : first.amount.value < 1_000 ? 1_000 : 1;
  return first.amount.value * shared <= value
    ? { ...first, amount: { ...first.amount, value: first.amount.value * shared } }
    : first;
}

function boundAfter(tokens: readonly Token[], at: number, isYear: boolean): FoundPhrase<Bound> | null {
  const phrase = findPhrase(boundsAfter, tokens, at);
  if (phrase !== null) return phrase;
  const sign = tokens[at];
  if (isPunctuation(sign, "+") && findMeasured(tokens, at + 1) === null)
    return { meaning: { end: "from" }, next: at + 1 };
  if (isYear && isPunctuation(sign, "-") && sign?.spaced === false && tokens[at + 1]?.spaced !== false)
    return { meaning: { end: "from" }, next: at + 1 };
  const last = findPhrase(boundsAtTheEnd, tokens, at);
  return last === null || findMeasured(tokens, last.next) !== null ? null : last;
}

/** "400 km räckvidd", "400 km i räckvidd", "90 % batterihälsa": what a number is about may follow it, if no number of its own does. */
function aboutAfter(
  tokens: readonly Token[],
  at: number,
  first: MeasuredAmount,
): FoundPhrase<RangeName | "seats" | "unasked" | "goes" | Measure> | null {
  const { unit } = first;
  const measure = measureOf(unit);
  if (unit !== null && unit !== "km" && unit !== "mil" && measure === null) return null;
  const phrase = findPhrase(rangePhrases, tokens, afterFillers(tokens, at));
  if (phrase === null || phrase.meaning !== (measure ?? "wltp")) return null;
  // "90 % batterihälsa 8000 mil": the unit has said already what the number is of; kronor may be of anything.
  if (measure !== null && unit !== "price") return phrase;
  const start = afterFillers(tokens, phrase.next);
  const following = findMeasured(tokens, boundAt(tokens, start)?.next ?? start);
  return following === null || (isRangeOfCharge(first) && !isRangeOfCharge(following)) ? phrase : null;
}

/** Farther than any car goes on a charge, in km. */
const farthestRange = 1_500;

/** "45 mils räckvidd under 350 000": the second number cannot be a range, so the word belongs to the first. */
function isRangeOfCharge({ unit, amount: { value } }: MeasuredAmount): boolean {
  if (unit === "mil") return value * 10 <= farthestRange;
  return (unit === "km" || unit === null) && value <= farthestRange;
}

import type { RangeName } from "../ranges.ts";
import { boundsOfEnd, endOfBareNumber } from "./bounds-on-steps.ts";
import type { Criterion } from "./criterion.ts";
import { ageCriterion, ageSpanCriterion, rangeCriterion } from "./range-criterion.ts";
import { otherEnd, rangeOfNumber } from "./range-of-number.ts";
import { findRangePhrase, type RangePhrase } from "./range-phrase.ts";
import { endsBefore, type Token } from "./tokens.ts";
import { isMeasure, isOfMeasure, type Measure, measureCriterion } from "./words-for-condition.ts";
import { ownersCriterion } from "./words-for-owners.ts";
import { seatsCriterion } from "./words-for-seats.ts";

/** A number that was read, or, without a criterion, one that counts what the filter cannot ask for: "5 dörrar". */
export type RangeReading = { criterion: Criterion | null; next: number };

export function readRange(
  tokens: readonly Token[],
  at: number,
  now: Date,
  thisYear: number,
): RangeReading | null {
  const phrase = findRangePhrase(tokens, at, thisYear);
  if (phrase === null) return null;
  const { first, second, about, bound, next } = phrase;
  const { unit, amount } = first;
  // A number belongs to its noun: "co2 under 100" is no price.
  if (unit === "unknown" || about === "unasked")
    return { criterion: null, next: afterLooseLetter(tokens, next) };
  if (isMeasure(about)) return measureReading(about, phrase);
  if (unit === "kilowattHours") return measureReading("battery", phrase);
  // "2 % ränta" counts nothing that a car is asked for; "90 % SoH" says what it counts.
  if (unit === "percent" || unit === "millimetres" || unit === "kilograms") return { criterion: null, next };
  if (unit === "age") return { criterion: ageCriterion(amount.value, bound, now, thisYear), next };
  if (second?.unit === "age")
    return { criterion: ageSpanCriterion(amount.value, second.amount.value, now, thisYear), next };
  if (unit === "seats" || about === "seats") {
    // "för 5 personer" is no upper bound.
    const end = bound === null || bound.range === "price" ? "exact" : bound.end;
    return { criterion: seatsCriterion(amount.value, end), next };
  }
  if (unit === "owners") return { criterion: ownersCriterion(amount.value, bound?.end ?? "to"), next };
  const one = rangeOfNumber(phrase, thisYear);
  if (one === null) return null;
  const other = second === null ? null : otherEnd(second, one, rangeAbout(about), thisYear);
  const wantedBounds =
    other === null
      ? boundsOfEnd(one.range, bound?.end ?? endOfBareNumber[one.range], one.value)
      : { from: Math.min(one.value, other) || null, to: Math.max(one.value, other) };
  const criterion = rangeCriterion(one.range, wantedBounds, now, bound?.end === "around" && other === null);
  if (criterion === null) return null;
  const notes = [one.note, criterion.note].filter((note) => note !== undefined);
  return { criterion: notes.length === 0 ? criterion : { ...criterion, note: notes.join(" ") }, next };
}

function rangeAbout(about: RangePhrase["about"]): RangeName | null {
  return about === null || about === "seats" || about === "unasked" || isMeasure(about) ? null : about;
}

/** Null when the number is of something else: then the word stands alone, and is left over. */
function measureReading(measure: Measure, { first, bound, next }: RangePhrase): RangeReading | null {
  const { amount, unit } = first;
  if (!isOfMeasure(measure, amount.value, unit)) return null;
  return { criterion: measureCriterion(measure, amount.value, bound?.end ?? null), next };
}

/** The "s" of "6 s" goes with its number. */
function afterLooseLetter(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  return token?.kind === "letters" && token.text.length === 1 && endsBefore(tokens, at + 1) ? at + 1 : at;
}

import { formatNumber } from "#core/text/number.ts";
import type { RangeName } from "../ranges.ts";
import { type MeasuredAmount, valueInRange } from "./measured.ts";
import type { RangePhrase } from "./range-phrase.ts";
import { isMeasure } from "./words-for-condition.ts";

/** What a number is about, and its value in the unit of that. */
export type NumberInRange = { range: RangeName; value: number; thousands?: true; note?: string };

/** The unit says, else the words before and after, else the size of the number. */
export function rangeOfNumber(phrase: RangePhrase, thisYear: number): NumberInRange | null {
  const { first, second, bound } = phrase;
  const about =
    phrase.about === "seats" || phrase.about === "unasked" || isMeasure(phrase.about) ? null : phrase.about;
  const isUpTo = bound !== null && ["to", "below", "around"].includes(bound.end);
  const byUnit = valueInRange(first, about, isUpTo);
  if (byUnit !== null) return byUnit;
  const bySecond = second === null ? null : valueInRange(second, about);
  const range = bySecond?.range ?? about ?? bound?.range ?? null;
  const year = yearOf(first, thisYear, range === "year");
  if (range === "year" || first.amount.shortYear)
    return year === null ? null : { range: "year", value: year };
  if (range === null && year !== null) return { range: "year", value: year };
  return range === null || range === "price"
    ? asPrice(phrase, range === "price")
    : { range, value: inUnitOf(second, bySecond?.value ?? null, first.amount.value) };
}

/** "5–6 mil på el", "100–150 kW": the first number has the unit of the second. */
function inUnitOf(second: MeasuredAmount | null, read: number | null, value: number): number {
  return second === null || read === null || second.amount.value === 0
    ? value
    : Math.round((value * read) / second.amount.value);
}

/** From ten thousand a number alone is a price. "under 250" is spoken in thousands, and the note says so. */
function asPrice({ first, second, bound, isBetween }: RangePhrase, isPrice: boolean): NumberInRange | null {
  const { value, plain, times } = first.amount;
  if (times > 1 || value >= 10_000) return { range: "price", value };
  const isSpokenSo = value >= 20 && value < 1_000 && plain !== null && (isPrice || value % 5 === 0);
  const isUpTo = bound !== null && ["to", "below", "around"].includes(bound.end);
  if (isSpokenSo && (isPrice || isUpTo || isBetween || (second?.amount.times ?? 1) > 1)) {
    const numberText = formatNumber(value);
    return {
      range: "price",
      value: value * 1_000,
      thousands: true,
      note: `”${numberText}” läser vi som ${numberText} tusen kronor.`,
    };
  }
  return isPrice && value >= 1_000 ? { range: "price", value } : null;
}

/** The other end of a range, in the unit of the first. */
export function otherEnd(
  second: MeasuredAmount,
  first: NumberInRange,
  about: RangeName | null,
  thisYear: number,
): number {
  const byUnit = valueInRange(second, about);
  if (byUnit !== null) return byUnit.value;
  const { value } = second.amount;
  if (first.range === "year") return yearOf(second, thisYear, true) ?? value;
  return first.thousands === true && value < 1_000 ? value * 1_000 : value;
}

/** "2019", "-19", and "19" where a year is expected. */
function yearOf({ amount, unit }: MeasuredAmount, thisYear: number, isExpected: boolean): number | null {
  const { value, plain, shortYear } = amount;
  if (unit !== null || plain === null) return null;
  if (plain.length === 4) return value >= 1950 && value <= thisYear + 1 ? value : null;
  if (plain.length !== 2 || !(shortYear || isExpected)) return null;
  return value <= (thisYear + 1) % 100 ? 2000 + value : 1900 + value;
}

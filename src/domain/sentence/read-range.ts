import { rangeLabel } from "#domain/filter/filter-labels.ts";
import { type RangeName, rangeSteps } from "#domain/filter/steps.ts";
import { formatNumber } from "#domain/text/number.ts";
import type { Measured } from "./measured.ts";
import { valueInRange } from "./measured.ts";
import type { RangePhrase } from "./range-phrase.ts";
import { findRangePhrase } from "./range-phrase.ts";
import { boundsOfEnd, endOfBareNumber, snapped } from "./steps-for-wish.ts";
import type { Token } from "./tokens.ts";
import type { Wish } from "./wish.ts";
import type { BoundEnd } from "./words-for-bounds.ts";
import { seatsWish } from "./words-for-seats.ts";

/** A number that was read, or that counts something the filter cannot ask for ("5 dörrar"). */
export type RangeReading = { wish: Wish | null; next: number };

/** [SENTENCE-13] [SENTENCE-14] [SENTENCE-15] */
export function readRange(
  tokens: readonly Token[],
  at: number,
  now: Date,
  thisYear: number,
): RangeReading | null {
  const phrase = findRangePhrase(tokens, at, thisYear);
  if (phrase === null) return null;
  const { first, second, about, bound, next } = phrase;
  if (first.unit === "unknown") return { wish: null, next };
  const end = bound?.end ?? null;
  if (first.unit === "seats" || about === "seats")
    return {
      wish: seatsWish(first.amount.value, bound?.range === "price" ? "exact" : (end ?? "exact")),
      next,
    };
  if (first.unit === "age") return { wish: ageWish(phrase, now, thisYear), next };
  const one = inRange(first, phrase, thisYear);
  if (one === null) return null;
  const other =
    second === null
      ? null
      : (valueInRange(second, about) ?? { range: one.range, value: yearOr(second, one.range, thisYear) });
  const outwards = end === "around" && other === null;
  const asked =
    other === null
      ? boundsOfEnd(one.range, end ?? endOfBareNumber[one.range], one.value)
      : { from: Math.min(one.value, other.value), to: Math.max(one.value, other.value) };
  const wish = rangeWish(one.range, asked, outwards, now);
  return { wish: withNote(wish, one.note, outwards ? aroundNote(wish) : null), next };
}

/** What a number is about: the unit says, else the words before and after, else the size of the number. */
function inRange(
  first: Measured,
  { second, about, bound }: RangePhrase,
  thisYear: number,
): { range: RangeName; value: number; note?: string } | null {
  const said = about === "seats" ? null : about;
  const byUnit = valueInRange(first, said);
  if (byUnit !== null) return byUnit;
  const range = (second === null ? null : valueInRange(second, said)?.range) ?? said ?? bound?.range ?? null;
  const { value, plain, shortYear, times } = first.amount;
  const year = yearOf(first, thisYear, range === "year");
  if (range === "year" || shortYear) return year === null ? null : { range: "year", value: year };
  if (range === "price" || range === null) {
    if (range === null && year !== null) return { range: "year", value: year };
    if (times > 1 || value >= 10_000) return { range: "price", value };
    const isThousands =
      value >= 20 && value < 1_000 && (range === "price" || value % 5 === 0) && plain !== null;
    const isBounded = bound !== null && ["to", "below", "around"].includes(bound.end);
    if (isThousands && (range === "price" || isBounded || (second !== null && second.amount.times > 1)))
      return {
        range: "price",
        value: value * 1_000,
        note: `”${formatNumber(value)}” läser vi som ${formatNumber(value)} tusen kronor.`,
      };
    return range === "price" && value >= 1_000 ? { range, value } : null;
  }
  return { range, value };
}

function yearOr(measured: Measured, range: RangeName, thisYear: number): number {
  return range === "year"
    ? (yearOf(measured, thisYear, true) ?? measured.amount.value)
    : measured.amount.value;
}

/** "2019", "-19", and "19" where a year is expected. */
export function yearOf({ amount, unit }: Measured, thisYear: number, isExpected: boolean): number | null {
  const { value, plain, shortYear } = amount;
  if (unit !== null || plain === null) return null;
  if (plain.length === 4) return value >= 1950 && value <= thisYear + 1 ? value : null;
  if (plain.length !== 2 || !(shortYear || isExpected)) return null;
  return value <= (thisYear + 1) % 100 ? 2000 + value : 1900 + value;
}

/** "högst 3 år gammal" is a lower bound on the year. */
function ageWish({ first, bound }: RangePhrase, now: Date, thisYear: number): Wish | null {
  const age = first.amount.value;
  if (!Number.isInteger(age) || age > 60) return null;
  const ends: Record<BoundEnd, BoundEnd> =
    bound?.range === "year"
      ? { from: "from", above: "from", to: "to", below: "to", around: "around", exact: "exact" }
      : { from: "to", above: "to", to: "from", below: "from", around: "around", exact: "exact" };
  const end = bound === null ? "exact" : ends[bound.end];
  return rangeWish("year", boundsOfEnd("year", end, thisYear - age), false, now);
}

function rangeWish(
  range: RangeName,
  asked: ReturnType<typeof boundsOfEnd>,
  outwards: boolean,
  now: Date,
): Extract<Wish, { kind: "range" }> {
  const steps = rangeSteps[range](now);
  const inwards = snapped(steps, asked, outwards);
  // Between two neighbouring steps there is nothing to go inwards to.
  const isEmpty = inwards.from !== null && inwards.to !== null && inwards.from > inwards.to;
  const bounds = isEmpty ? snapped(steps, asked, true) : inwards;
  const isMoved = !outwards && (bounds.from !== asked.from || bounds.to !== asked.to);
  const notes = [
    isMoved ? `Närmaste steg i filtret är ${rangeLabel(range, bounds)}.` : null,
    range === "wltp" ? "Räckvidd gäller elbilar och laddhybrider." : null,
  ].filter((note) => note !== null);
  return { kind: "range", range, bounds, ...(notes.length > 0 && { note: notes.join(" ") }) };
}

function aroundNote({ range, bounds }: Extract<Wish, { kind: "range" }>): string {
  return `”Runt” läser vi som ${rangeLabel(range, bounds)}.`;
}

function withNote(wish: Wish, ...notes: (string | null | undefined)[]): Wish {
  const all = [...notes, wish.note].filter((note) => note !== null && note !== undefined);
  return all.length === 0 ? wish : { ...wish, note: all.join(" ") };
}

import type { RangeName } from "../ranges.ts";
import { type Amount, findAmount } from "./amount.ts";
import { findPhrase } from "./phrases.ts";
import { endsBefore, isPunctuation, type Token } from "./tokens.ts";
import { modelYearAfter, perMonth, type Unit, units } from "./words-for-amounts.ts";

/** A number with its unit, if it has one. */
export type MeasuredAmount = { amount: Amount; unit: Unit | null; next: number };

export function findMeasured(tokens: readonly Token[], at: number): MeasuredAmount | null {
  // In "520 118i" the second number belongs to the word it stands in.
  return measuredBy(findAmount(tokens, at), tokens) ?? measuredBy(findAmount(tokens, at, false), tokens);
}

function measuredBy(amount: Amount | null, tokens: readonly Token[]): MeasuredAmount | null {
  if (amount === null) return null;
  if (amount.shortYear) return { amount, unit: null, next: amount.next };
  const { unit, next } = unitAt(tokens, amount.next);
  // "xc60" and "320d" are words with a number in them, not numbers.
  if (tokens[next - 1]?.kind !== "sign" && !endsBefore(tokens, next)) return null;
  if (unit === "tonnes")
    return { amount: { ...amount, value: amount.value * 1_000 }, unit: "kilograms", next };
  return { amount, unit: unit ?? (amount.money ? "price" : null), next };
}

function unitAt(tokens: readonly Token[], at: number): { unit: Unit | null; next: number } {
  const modelYear = tokens[at - 1]?.text.length === 4 ? findPhrase(modelYearAfter, tokens, at) : null;
  // "2018 årsmodell" is one criterion; in "150 000 årsmodell 2018" the word belongs to the year.
  if (modelYear !== null)
    return { unit: null, next: findAmount(tokens, modelYear.next) === null ? modelYear.next : at };
  if (isPunctuation(tokens[at], "%")) return { unit: "percent", next: afterPercent(tokens, at + 1) };
  const money = moneyAt(tokens, at);
  const slash = isPunctuation(tokens[money.next], "/");
  const month = findPhrase(perMonth, tokens, slash ? money.next + 1 : money.next);
  if (month !== null && (slash || tokens[money.next]?.text !== "m"))
    return { unit: "monthly", next: month.next };
  if (money.unit !== null) return money;
  const hyphen =
    isPunctuation(tokens[at], "-") && tokens[at]?.spaced === false && tokens[at + 1]?.spaced === false;
  const phrase = findPhrase(units, tokens, hyphen ? at + 1 : at);
  const isLetter = phrase?.next === at + 1 && isLooseLetter(tokens, at);
  if (phrase === null || isLetter) return { unit: null, next: at };
  return { unit: phrase.meaning, next: phrase.next };
}

/** "90 % SoH" */
function afterPercent(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === "soh" ? at + 1 : at;
}

/** "kr", "kronor" and the old ":-". */
function moneyAt(tokens: readonly Token[], at: number): { unit: Unit | null; next: number } {
  if (
    isPunctuation(tokens[at], ":", ",") &&
    !tokens[at]?.spaced &&
    isPunctuation(tokens[at + 1], "-") &&
    tokens[at + 1]?.spaced === false
  )
    return { unit: "price", next: at + 2 };
  const phrase = findPhrase(units, tokens, at);
  return phrase?.meaning === "price" ? { unit: "price", next: phrase.next } : { unit: null, next: at };
}

/** In "5d" the letter counts doors; in "2019 e-golf" it begins the next word. */
function isLooseLetter(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.spaced === true && token.text.length === 1;
}

/** In mil: nobody asks for a used car that has gone less, unless it is an upper bound. */
const minMileage = 100;

/** What the unit makes of the number. A distance is a mileage, or a range on one charge when it is about that. */
export function valueInRange(
  { amount: { value }, unit }: MeasuredAmount,
  about: RangeName | null,
  isUpTo = false,
): { range: RangeName; value: number } | null {
  const isRange = about === "wltp";
  if (unit === "price") return { range: about === "monthlyPayment" ? about : "price", value };
  if (unit === "monthly") return { range: "monthlyPayment", value };
  if (unit === "horsepower") return { range: "horsepower", value };
  if (unit === "kilowatt") return { range: "horsepower", value: Math.round(value * 1.36) };
  if (unit === "mil") {
    const isCharge = isRange || (about === null && !isUpTo && value < minMileage);
    return isCharge ? { range: "wltp", value: value * 10 } : { range: "mileage", value };
  }
  if (unit === "km")
    return isRange || value < 10 * minMileage
      ? { range: "wltp", value }
      : { range: "mileage", value: value / 10 };
  return null;
}

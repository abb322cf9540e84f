import { findPhrase } from "./phrases.ts";
import { endsBefore, isPunctuation, type Token } from "./tokens.ts";
import { multipliers, numberWords } from "./words-for-amounts.ts";

/** A number as it is written: "250 000", "250k", "1,5 miljoner", "tvåhundratusen", "-19". */
export type Amount = {
  value: number;
  /** The digits, when the number is nothing but one run of them: only such a number can be a year. */
  plain: string | null;
  /** 1000 for "tkr": what a number before it may share, as in "100–200 tkr". */
  times: number;
  money: boolean;
  shortYear: boolean;
  next: number;
};

/** More than anybody asks of a used car: "golf 7 150 000" is no price of seven million. */
const highestGrouped = 5_000_000;

export function findAmount(tokens: readonly Token[], at: number, mayGroup = true): Amount | null {
  const number = shortYearAt(tokens, at) ?? digitsAt(tokens, at, mayGroup) ?? wordsAt(tokens, at);
  if (number === null || number.shortYear) return number;
  if (isThousandsSeparator(tokens, number.next))
    return { ...number, value: number.value * 1_000, plain: null, times: 1_000, next: number.next + 1 };
  const multiplier = findPhrase(multipliers, tokens, number.next);
  if (multiplier !== null) {
    const { times, money = false } = multiplier.meaning;
    return { ...number, value: number.value * times, plain: null, times, money, next: multiplier.next };
  }
  return number;
}

/** "250'" is short for 250 000. */
function isThousandsSeparator(tokens: readonly Token[], at: number): boolean {
  return isPunctuation(tokens[at], "'", "’", "´") && !tokens[at]?.spaced && endsBefore(tokens, at + 1);
}

function shortYearAt(tokens: readonly Token[], at: number): Amount | null {
  const [sign, digits] = [tokens[at], tokens[at + 1]];
  if (!isPunctuation(sign, "-", "'", "’", "´") || !sign?.spaced || digits?.kind !== "digits") return null;
  if (digits.spaced || digits.text.length !== 2 || !endsBefore(tokens, at + 2)) return null;
  return amountOf(Number(digits.text), digits.text, at + 2, { shortYear: true });
}

function digitsAt(tokens: readonly Token[], at: number, mayGroup: boolean): Amount | null {
  const first = tokens[at];
  if (first?.kind !== "digits") return null;
  const grouped = mayGroup ? groupedAt(tokens, at, first.text) : null;
  const integer = grouped ?? amountOf(Number(first.text), first.text, at + 1);
  const [sign, decimals] = [tokens[integer.next], tokens[integer.next + 1]];
  const isDecimal =
    mayGroup &&
    isPunctuation(sign, ",", ".") &&
    !sign?.spaced &&
    decimals?.kind === "digits" &&
    !decimals.spaced &&
    decimals.text.length < 3;
  return isDecimal ? amountOf(integer.value + Number(`0.${decimals.text}`), null, integer.next + 2) : integer;
}

/** Groups of three after a space, a point, a comma or an apostrophe. */
function groupedAt(tokens: readonly Token[], at: number, first: string): Amount | null {
  if (first.length > 3 || first.startsWith("0")) return null;
  let digits = first;
  let next = at + 1;
  const hasSeparator = isPunctuation(tokens[next], ".", ",", "'", "’") && !tokens[next]?.spaced;
  for (;;) {
    if (hasSeparator && !isPunctuation(tokens[next], ".", ",", "'", "’")) break;
    const group = tokens[hasSeparator ? next + 1 : next];
    if (group?.kind !== "digits" || group.text.length !== 3 || group.spaced === hasSeparator) break;
    digits += group.text;
    next += hasSeparator ? 2 : 1;
  }
  const isTwoNumbers = Number(digits) > highestGrouped && digits[first.length] !== "0";
  return digits === first || isTwoNumbers ? null : amountOf(Number(digits), null, next);
}

function wordsAt(tokens: readonly Token[], at: number): Amount | null {
  const words = findPhrase(numberWords, tokens, at);
  return words === null ? null : amountOf(words.meaning, null, words.next);
}

function amountOf(
  value: number,
  plain: string | null,
  next: number,
  more: { shortYear?: boolean } = {},
): Amount {
  return { value, plain, times: 1, money: false, shortYear: more.shortYear ?? false, next };
}

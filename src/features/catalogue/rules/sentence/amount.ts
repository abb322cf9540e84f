import { findPhrase } from "./phrases.ts";
import { endsBefore, isSign, type Token } from "./tokens.ts";
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
  if (isThousandsSign(tokens, number.next))
    return { ...number, value: number.value * 1_000, plain: null, times: 1_000, next: number.next + 1 };
  const multiplier = findPhrase(multipliers, tokens, number.next);
  if (multiplier !== null) {
    const { times, money = false } = multiplier.means;
    return { ...number, value: number.value * times, plain: null, times, money, next: multiplier.next };
  }
  return number;
}

/** "250'" is short for 250 000. */
function isThousandsSign(tokens: readonly Token[], at: number): boolean {
  return isSign(tokens[at], "'", "’", "´") && !tokens[at]?.spaced && endsBefore(tokens, at + 1);
}

function shortYearAt(tokens: readonly Token[], at: number): Amount | null {
  const [sign, digits] = [tokens[at], tokens[at + 1]];
  if (!isSign(sign, "-", "'", "’", "´") || !sign?.spaced || digits?.kind !== "digits") return null;
  if (digits.spaced || digits.text.length !== 2 || !endsBefore(tokens, at + 2)) return null;
  return amountOf(Number(digits.text), digits.text, at + 2, { shortYear: true });
}

function digitsAt(tokens: readonly Token[], at: number, mayGroup: boolean): Amount | null {
  const first = tokens[at];
  if (first?.kind !== "digits") return null;
  const grouped = mayGroup ? groupedAt(tokens, at, first.text) : null;
  const whole = grouped ?? amountOf(Number(first.text), first.text, at + 1);
  const [sign, decimals] = [tokens[whole.next], tokens[whole.next + 1]];
  const isDecimal =
    mayGroup &&
    isSign(sign, ",", ".") &&
    !sign?.spaced &&
    decimals?.kind === "digits" &&
    !decimals.spaced &&
    decimals.text.length < 3;
  return isDecimal ? amountOf(whole.value + Number(`0.${decimals.text}`), null, whole.next + 2) : whole;
}

/** Groups of three after a space, a point, a comma or an apostrophe. */
function groupedAt(tokens: readonly Token[], at: number, first: string): Amount | null {
  if (first.length > 3 || first.startsWith("0")) return null;
  let digits = first;
  let next = at + 1;
  const hasSign = isSign(tokens[next], ".", ",", "'", "’") && !tokens[next]?.spaced;
  for (;;) {
    if (hasSign && !isSign(tokens[next], ".", ",", "'", "’")) break;
    const group = tokens[hasSign ? next + 1 : next];
    if (group?.kind !== "digits" || group.text.length !== 3 || group.spaced === hasSign) break;
    digits += group.text;
    next += hasSign ? 2 : 1;
  }
  const isTwoNumbers = Number(digits) > highestGrouped && digits[first.length] !== "0";
  return digits === first || isTwoNumbers ? null : amountOf(Number(digits), null, next);
}

function wordsAt(tokens: readonly Token[], at: number): Amount | null {
  const words = findPhrase(numberWords, tokens, at);
  return words === null ? null : amountOf(words.means, null, words.next);
}

function amountOf(
  value: number,
  plain: string | null,
  next: number,
  more: { shortYear?: boolean } = {},
): Amount {
  return { value, plain, times: 1, money: false, shortYear: more.shortYear ?? false, next };
}

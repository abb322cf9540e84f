import { findPlate } from "#core/plate/find-plate.ts";
import type { ReadCriterion } from "./criterion.ts";
import { isKnownWord } from "./lexicon.ts";
import { readRange } from "./read-range.ts";
import { endsBefore, isPunctuation, type Token } from "./tokens.ts";
import type { PlaceWords } from "./words-for-places.ts";

/** "ABC 123", "abc12d", "ABC-12D": three letters that are no word, and what a plate has after them. */
export function readPlate(
  sentence: string,
  tokens: readonly Token[],
  at: number,
  now: Date,
  thisYear: number,
  places: PlaceWords,
): ReadCriterion | null {
  const letters = tokens[at];
  if (letters?.kind !== "letters" || letters.text.length !== 3 || isKnownWord(letters.text, places))
    return null;
  const hasHyphen = isPunctuation(tokens[at + 1], "-") && tokens[at + 2]?.spaced === false;
  const numberAt = hasHyphen ? at + 2 : at + 1;
  const number = tokens[numberAt];
  if (number?.kind !== "digits") return null;
  const next = endOfPlate(tokens, numberAt);
  if (next === null) return null;
  // "kul 300 hk" is a number with its unit.
  if (number.spaced && (readRange(tokens, numberAt, now, thisYear)?.next ?? 0) > next) return null;
  const end = tokens[next - 1]?.to ?? letters.to;
  const plate = findPlate(sentence.slice(letters.from, letters.to) + sentence.slice(number.from, end));
  return plate === null
    ? null
    : { criterion: { kind: "list", field: "licenseplates", values: [plate] }, at, next };
}

/** Three digits, or two and a letter or a hyphen that stands with them. */
function endOfPlate(tokens: readonly Token[], numberAt: number): number | null {
  const digits = tokens[numberAt]?.text.length;
  const last = tokens[numberAt + 1];
  if (digits === 3) return endsBefore(tokens, numberAt + 1) ? numberAt + 1 : null;
  if (digits !== 2 || last === undefined || last.spaced) return null;
  const isLast = last.kind === "letters" ? last.text.length === 1 : isPunctuation(last, "-");
  return isLast &&
    endsBefore(tokens, numberAt + 2) &&
    (last.kind === "letters" || tokens[numberAt + 2]?.spaced !== false)
    ? numberAt + 2
    : null;
}

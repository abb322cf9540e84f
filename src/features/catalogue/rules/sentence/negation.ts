import type { Criterion, ReadCriterion } from "./criterion.ts";
import { equipmentWord } from "./equipment-word.ts";
import type { SentencePart } from "./part.ts";
import type { Token } from "./tokens.ts";
import { distinctiveWord } from "./words-for-model-lines.ts";
import { isFlaw } from "./words-for-negations.ts";

/** Words that were not understood, from one token to another, and why if that can be said. */
export type UnreadWords = { at: number; next: number; note?: string; isNoWord?: true; unwanted?: string };

export type ResolvedCriteria = { criteria: readonly ReadCriterion[]; unread: readonly UnreadWords[] };

type NotPart = Extract<SentencePart, { type: "not" | "doubt" }>;
type CriterionPart = Extract<SentencePart, { type: "criterion" }>;
type UnreadPart = Extract<SentencePart, { type: "unread" }>;

/**
 * What "inte" stands before is asked away: by the filter, else by searching without the word. What neither can do is left
 * unread with its "inte", and nothing of it is searched for.
 */
export function withNegation(parts: readonly SentencePart[], tokens: readonly Token[]): ResolvedCriteria {
  const criteria: ReadCriterion[] = [];
  const unread: UnreadWords[] = [];
  const makes = namedMakes(parts);
  let lastNegated: Criterion | null = null;
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (part?.type === "criterion")
      criteria.push({ criterion: part.criterion, at: part.at, next: part.next });
    if (part?.type === "unread") unread.push(unreadOf(part));
    if (part?.type !== "not" && part?.type !== "doubt") continue;
    const before = isAfter(part, parts[index + 1]) ? criteriaBefore(parts, index, criteria) : [];
    if (before.length > 0) {
      criteria.splice(-before.length);
      for (const one of before) {
        const criterion =
          part.type === "not" && part.negator === "after" ? withoutOf(one.criterion, makes) : null;
        const next = one === before.at(-1) ? part.next : one.next;
        if (criterion !== null) criteria.push({ criterion, at: one.at, next });
        else unread.push({ at: one.at, next, isNoWord: true, ...noteOf(part) });
      }
      continue;
    }
    const found = skipFillers(parts, index + 1);
    const negated = parts[found];
    if (negated?.type !== "criterion" && negated?.type !== "unread") {
      if (tokens[part.at]?.kind !== "sign") leaveWithWhatIsBefore(part, criteria, unread);
      continue;
    }
    const described = describedCriterion({ parts, tokens }, found, part);
    if (described !== null) {
      index = parts.indexOf(described);
      unread.push({ at: part.at, next: described.next, isNoWord: true });
      continue;
    }
    index = found;
    if (negated.type === "criterion" && isContrast(part, negated.criterion, lastNegated)) {
      criteria.push({ criterion: negated.criterion, at: negated.at, next: negated.next });
      lastNegated = null;
      continue;
    }
    const list = [negated, ...othersInList({ parts, tokens }, index, negated, part)];
    for (const [index, one] of list.entries()) {
      const at = index === 0 ? part.at : one.at;
      const criterion = isLeft(part) || one.type === "unread" ? null : withoutOf(one.criterion, makes);
      const unwanted = isLeft(part) ? null : unwantedWord(one, tokens);
      if (criterion !== null) criteria.push({ criterion, at, next: one.next });
      else
        unread.push({
          at,
          next: one.next,
          isNoWord: true,
          ...(unwanted !== null && { unwanted }),
          ...(index === 0 && noteOf(part)),
        });
    }
    lastNegated = negated.type === "criterion" ? negated.criterion : null;
    index = parts.indexOf(list.at(-1) ?? negated);
  }
  return { criteria, unread: unread.toSorted((one, other) => one.at - other.at) };
}

/** What follows, or stands before, is no criterion either way. */
function isLeft(part: NotPart): boolean {
  return part.type === "doubt" || part.negator === "needless" || part.negator === "needlessAfter";
}

/** What may be a negation, and is the last word, can only be about what stands before it: "diesel är utwslutet". */
function isAfter(part: NotPart, following: SentencePart | undefined): boolean {
  if (part.type === "doubt") return following === undefined;
  return part.negator === "after" || part.negator === "needlessAfter";
}

function noteOf(part: NotPart): { note?: string } {
  return part.type === "not" && isLeft(part)
    ? { note: "Det du kan vara utan väljer inte bort några bilar." }
    : {};
}

/** "diesel och bensin, nej tack": the criteria that an answer stands after, as long as nothing has been made of them. */
function criteriaBefore(
  parts: readonly SentencePart[],
  at: number,
  criteria: readonly ReadCriterion[],
): readonly CriterionPart[] {
  const skipped = ["filler", "comma", "sign"];
  let index = at - 1;
  while (skipped.includes(parts[index]?.type ?? "")) index -= 1;
  const list: CriterionPart[] = [];
  for (;;) {
    const [part, [nearest]] = [parts[index], list];
    if (part?.type !== "criterion" || criteria.at(-1 - list.length)?.at !== part.at) break;
    if (nearest !== undefined && !isSameKind(nearest, part)) break;
    list.unshift(part);
    const connective = parts[index - 1]?.type;
    if (connective !== "or" && connective !== "and") break;
    index -= 2;
  }
  return list;
}

/**
 * "ingen jävla diesel", "inte nödvändigtvis automat": an "inte" with a word that we do not know, or that is not exact,
 * right before a criterion. Whatever is meant, it is not the criterion. A flaw is told alone: "ej krockad volvo".
 */
function describedCriterion(
  { parts, tokens }: { parts: readonly SentencePart[]; tokens: readonly Token[] },
  first: number,
  part: NotPart,
): CriterionPart | null {
  if (part.type === "not" && part.negator === "without") return null;
  let index = first;
  for (;;) {
    const one = parts[index];
    const isUnclear = one?.type === "unread" || (one?.type === "criterion" && one.criterion.vague === true);
    if (one === undefined || !isUnclear || isFlaw(tokens[one.at]?.text ?? "")) break;
    index += 1;
  }
  const criterion = parts[index];
  return index > first && criterion?.type === "criterion" ? criterion : null;
}

/** "dragkrok behövs inte": what is said of the criterion before is that it is none. */
function leaveWithWhatIsBefore(part: NotPart, criteria: ReadCriterion[], unread: UnreadWords[]): void {
  const before = criteria.at(-1);
  const isRight = before !== undefined && part.type === "not" && part.negator === "not";
  if (!isRight) {
    unread.push({ at: part.at, next: part.next, isNoWord: true });
    return;
  }
  criteria.pop();
  for (const { at, next } of [before, part]) unread.push({ at, next, isNoWord: true });
}

function unreadOf({ at, next, isNoWord, note }: UnreadPart): UnreadWords {
  return { at, next, ...(isNoWord && { isNoWord }), ...(note !== undefined && { note }) };
}

/** The hyphen of "icke-diesel" says as little as a filler. */
function skipFillers(parts: readonly SentencePart[], at: number): number {
  let next = parts[at]?.type === "joint" ? at + 1 : at;
  while (parts[next]?.type === "filler") next += 1;
  return next;
}

/** "inte diesel utan bensin": after what is not wanted, "utan" and one of the same kind is what is. */
function isContrast(part: NotPart, criterion: Criterion, lastNegated: Criterion | null): boolean {
  const isUtan = part.type === "not" && part.negator === "without";
  return isUtan && lastNegated !== null && kindOf(criterion) === kindOf(lastNegated);
}

/** What follows these is wanted: "inte svart, gärna blå eller grön". Folded, as tokens are. */
const turning: ReadonlySet<string> = new Set(["garna", "helst", "hellre", "men", "bara", "endast", "enbart"]);

/**
 * "inte röd, blå eller svart": an "eller" carries the "inte" on, to the next of any kind after "varken", else of the same; a
 * comma only with an "eller" to come.
 */
function othersInList(
  { parts, tokens }: { parts: readonly SentencePart[]; tokens: readonly Token[] },
  first: number,
  negated: CriterionPart | UnreadPart,
  part: NotPart,
): (CriterionPart | UnreadPart)[] {
  const list: (CriterionPart | UnreadPart)[] = [];
  const isNeither = part.type === "doubt" || part.negator === "neither";
  let certain = 0;
  for (let at = first + 1; ; ) {
    const connective = parts[at];
    if (connective?.type !== "or" && connective?.type !== "and" && connective?.type !== "comma") break;
    const next = skipFillers(parts, at + 1);
    const other = parts[next];
    if (parts.slice(at + 1, next).some((filler) => turning.has(tokens[filler.at]?.text ?? ""))) break;
    const isWord = other?.type === "unread" && connective.type === "or";
    if (other?.type !== "criterion" && !isWord) break;
    if (!isNeither && !isWord && !isSameKind(negated, other)) break;
    list.push(other);
    if (connective.type !== "comma") certain = list.length;
    at = next + 1;
  }
  return list.slice(0, certain);
}

function isSameKind(one: CriterionPart | UnreadPart, other: CriterionPart | UnreadPart): boolean {
  return (
    one.type === "criterion" &&
    other.type === "criterion" &&
    kindOf(one.criterion) === kindOf(other.criterion)
  );
}

function kindOf(criterion: Criterion): string {
  if (criterion.kind === "list") return criterion.field === "brands" ? "series" : criterion.field;
  return criterion.kind === "yesNo" ? criterion.field : criterion.kind;
}

function namedMakes(parts: readonly SentencePart[]): ReadonlySet<string> {
  return new Set(
    parts.flatMap((part) =>
      part.type === "criterion" && part.criterion.kind === "list" && part.criterion.field === "brands"
        ? part.criterion.values
        : [],
    ),
  );
}

/** A word that we do not know, but some car may have: searched without, if so. */
function unwantedWord(part: CriterionPart | UnreadPart, tokens: readonly Token[]): string | null {
  const word = tokens[part.at];
  const isWord = part.type === "unread" && !part.isNoWord && part.next === part.at + 1;
  return isWord && word?.kind === "letters" && !word.literal ? word.text : null;
}

/** The same asked away; null when that cannot be asked. */
function withoutOf(criterion: Criterion, makes: ReadonlySet<string>): Criterion | null {
  if (criterion.vague === true) return null;
  const lastWord = criterion.specific?.at(-1);
  if (lastWord !== undefined) return { kind: "without", word: lastWord };
  if (criterion.kind === "gearbox" || criterion.kind === "yesNo") return { ...criterion, negated: true };
  if (criterion.kind === "words") {
    const word = distinctiveWord(criterion.words);
    return word === null ? null : { kind: "without", word };
  }
  if (criterion.kind !== "list" || criterion.field === "licenseplates") return null;
  if (criterion.field === "equipmentTags") {
    const [tag = ""] = criterion.values;
    return { kind: "without", word: equipmentWord(tag) };
  }
  if (criterion.field !== "series" || criterion.make === undefined) return { ...criterion, negated: true };
  // "volvo men inte xc60" is about Volvo; "ingen volvo xc60" is not.
  if (makes.has(criterion.make.value)) return { ...criterion, negated: true };
  return { kind: "without", word: wordOfSeries(criterion.values[0] ?? "") };
}

/** As cars have it, in one word: "model3". */
function wordOfSeries(series: string): string {
  return series.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Chain } from "../chain.ts";
import type { Filter, FilterFieldName } from "../filter.ts";
import { correctTokens, type HasWord } from "./correct-tokens.ts";
import type { Criterion } from "./criterion.ts";
import { fieldFilterOf, searchOf } from "./field-filter.ts";
import { filterOfCriteria } from "./filter-of-criteria.ts";
import { withNegation } from "./negation.ts";
import { withoutNothingBut } from "./nothing-but.ts";
import type { SentencePart } from "./part.ts";
import { partsOf } from "./sentence-parts.ts";
import { endOfWord, type Token, tokensOf } from "./tokens.ts";
import { weighed } from "./weigh-criteria.ts";
import { specificWordsIn } from "./words-for-model-lines.ts";

/** Where in the sentence something was read: `to` is the first character after it. */
export type Span = { from: number; to: number };

/** One criterion as the visitor sees it. `asks` is what it puts in the filter when it stands alone. */
export type Chip = Span & { field: FilterFieldName; label: string; asks: Partial<Filter> };

export type Correction = Span & { original: string; corrected: string; undone: string };

export type SentenceReading = {
  /** Only the fields that ask something, on steps and in the vocabulary of the filter. */
  filter: Partial<Filter>;
  chips: readonly Chip[];
  /** What was not understood, in order. */
  rest: readonly (Span & { text: string })[];
  /** The same part by part, with the words that can be searched for: none for a number without a noun, "-x" for "inte x". */
  left: readonly { text: string; words: readonly string[] }[];
  /** The names that the filter searches for or without, each as it was said, with its words as an address has them. */
  names: readonly { text: string; kind: "name" | "beyond" | "without"; words: readonly string[] }[];
  /** Words that were taken for others, and the sentence that takes the word as it is written. */
  corrections: readonly Correction[];
  plate: LicensePlate | null;
  /** What the visitor should know of how the sentence was read. */
  notes: readonly (Span & { text: string })[];
  /** What the reading took: with how many words those that nobody knows were compared. */
  work: number;
};

/** Nobody writes more than this in a search field; what comes after is not read. */
export const maxSentenceLength = 250;

/** The day it is, and the stores there are. */
type Setting = {
  now: Date;
  chain: Pick<Chain, "labels" | "words">;
  /** Whether the stock has a word: such a one is no slip. */
  hasWord?: HasWord;
};

/** A Swedish sentence about a car, as a filter. */
export function readSentence(sentence: string, { now, chain, hasWord }: Setting): SentenceReading {
  const text = sentence.slice(0, maxSentenceLength);
  const corrected = correctTokens(tokensOf(text), chain.words, hasWord ?? (() => false));
  const { tokens, corrections } = corrected;
  const parts = partsOf(text, tokens, now, Number(stockholmDay(now).slice(0, 4)), chain.words);
  const { criteria, unread } = withNegation(withSpecific(withoutNothingBut(parts, tokens), tokens), tokens);
  const { accepted, givenUp } = weighed(criteria);
  const filter = filterOfCriteria(
    accepted.map(({ criterion }) => criterion),
    chain.labels,
  );
  const withNotes = [
    ...accepted.map(({ criterion, at, next }) => ({
      at,
      next,
      note: noteOf(criterion, filter.facilities !== undefined),
    })),
    ...givenUp,
    ...unread,
  ];
  const rest = [
    ...unread.map((words) => withText(text, spanOf(tokens, words))),
    ...beyond(sentence),
  ].toSorted(byPlace);
  return {
    filter,
    chips: accepted.flatMap((read) => {
      const fieldFilter = fieldFilterOf(read.criterion, chain.labels);
      return fieldFilter === null ? [] : [{ ...fieldFilter, ...spanOf(tokens, read) }];
    }),
    rest,
    names: accepted.flatMap((read) => {
      const words = searchOf(read.criterion)
        .split(" ")
        .filter((word) => word !== "");
      const kind =
        read.criterion.kind === "without" ? "without" : read.criterion.kind === "words" ? "name" : "beyond";
      return words.length === 0
        ? []
        : [{ text: withText(text, spanOf(tokens, read)).text, kind, words } as const];
    }),
    left: unread.map(({ isNoWord, unwanted, ...words }) => {
      const unreadText = withText(text, spanOf(tokens, words)).text;
      return {
        text: unreadText,
        words: unwanted ? [`-${unwanted}`] : isNoWord ? [] : unreadText.split(/\s+/),
      };
    }),
    corrections: correctionsOf(
      text,
      corrections,
      accepted.map((read) => spanOf(tokens, read)),
    ),
    plate: findPlate(filter.licenseplates?.[0] ?? ""),
    notes: withNotes
      .flatMap(({ note, at, next }) => {
        const { text: words, ...span } = withText(text, spanOf(tokens, { at, next }));
        return note === undefined ? [] : [{ text: note.replace("{said}", () => words), ...span }];
      })
      .toSorted(byPlace),
    work: corrected.compared,
  };
}

/** "Vi har ingen butik i Lund." is all that is to be said where another place was asked for. */
function noteOf({ note, noteWithoutPlace }: Criterion, hasPlace: boolean): string | undefined {
  return note === undefined || noteWithoutPlace === undefined || hasPlace
    ? note
    : `${note} ${noteWithoutPlace}`;
}

/** Only those that something was read from: whoever misspells a greeting need not be told. */
function correctionsOf(text: string, corrected: CorrectedWords, read: readonly Span[]): Correction[] {
  return corrected
    .filter(({ from, to }) => read.some((span) => from >= span.from && to <= span.to))
    .map(({ from, to, meant }) => {
      const original = text.slice(from, to);
      const undone = `${text.slice(0, from)}"${original}"${text.slice(to)}`;
      return { from, to, original, corrected: meant, undone };
    });
}

type CorrectedWords = ReturnType<typeof correctTokens>["corrections"];

/** What a criterion says beyond what the filter can ask of it. */
function withSpecific(parts: readonly SentencePart[], tokens: readonly Token[]): readonly SentencePart[] {
  return parts.map((part) => {
    if (part.type !== "criterion") return part;
    const { criterion } = part;
    const series =
      criterion.kind === "list" && criterion.field === "series" ? (criterion.values[0] ?? null) : null;
    const specific = criterion.specific ?? specificWordsIn(wordsFrom(tokens, part), series);
    return specific.length === 0 ? part : { ...part, criterion: { ...criterion, specific } };
  });
}

function wordsFrom(tokens: readonly Token[], { at, next }: Place): string[] {
  const words: string[] = [];
  for (let index = at; index < next; index = Math.min(endOfWord(tokens, index), next)) {
    const word = tokens
      .slice(index, Math.min(endOfWord(tokens, index), next))
      .filter(({ kind }) => kind !== "sign");
    if (word.length > 0) words.push(word.map(({ text }) => text).join(""));
  }
  return words;
}

type Place = { at: number; next: number };

function spanOf(tokens: readonly Token[], { at, next }: Place): Span {
  return { from: tokens[at]?.from ?? 0, to: tokens[next - 1]?.to ?? 0 };
}

function withText(sentence: string, { from, to }: Span): Span & { text: string } {
  return { text: sentence.slice(from, to), from, to };
}

function beyond(sentence: string): (Span & { text: string })[] {
  return sentence.slice(maxSentenceLength).trim() === ""
    ? []
    : [withText(sentence, { from: maxSentenceLength, to: sentence.length })];
}

function byPlace(one: Span, other: Span): number {
  return one.from - other.from;
}

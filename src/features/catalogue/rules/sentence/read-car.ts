import type { Criterion, ReadCriterion } from "./criterion.ts";
import { connectives } from "./filler-words.ts";
import { type FoundPhrase, findPhrase } from "./phrases.ts";
import { readRange } from "./read-range.ts";
import { endOfWord, isPunctuation, type Token } from "./tokens.ts";
import { makeNames } from "./words-for-makes.ts";
import { enginePatterns, type SeriesWord, seriesAfterMake, seriesNames } from "./words-for-series.ts";

/** A make, a series, or a make with the series that follow it: "bmw 320 eller 520". */
export function readCar(tokens: readonly Token[], at: number, now: Date, thisYear: number): ReadCriterion[] {
  const isNumber = (index: number) => {
    const range = readRange(tokens, index, now, thisYear);
    // "peugeot 2008" is a car, "peugeot 2008 eller nyare" is not.
    return range !== null && range.criterion !== null && range.next > index + 1;
  };
  const series = seriesAt(tokens, at);
  const make = findPhrase(makeNames, tokens, at);
  if (series !== null && (make === null || series.next > make.next))
    return [
      { criterion: seriesCriterion(series.meaning, false), at, next: series.next },
      ...moreSeries(tokens, series.next, series.meaning.make, isNumber),
    ];
  return make === null ? [] : makeWithSeries(tokens, at, make, isNumber);
}

function makeWithSeries(
  tokens: readonly Token[],
  at: number,
  make: FoundPhrase<string>,
  isNumber: (at: number) => boolean,
): ReadCriterion[] {
  const index = isPunctuation(tokens[make.next], "-") ? make.next + 1 : make.next;
  const series = isNumber(index) ? null : seriesOfMakeAt(tokens, index, make.meaning);
  if (series === null)
    return [{ criterion: { kind: "list", field: "brands", values: [make.meaning] }, at, next: make.next }];
  return [
    { criterion: seriesCriterion(series.meaning, true), at, next: series.next },
    ...moreSeries(tokens, series.next, make.meaning, isNumber),
  ];
}

/** "… eller 520", "…, 3008": what follows a series of a make may be told by its number alone. */
function moreSeries(
  tokens: readonly Token[],
  after: number,
  make: string,
  isNumber: (at: number) => boolean,
): ReadCriterion[] {
  const connective = findPhrase(connectives, tokens, after);
  const at = connective?.next ?? (isPunctuation(tokens[after], ",", "/") ? after + 1 : null);
  if (at === null || isNumber(at)) return [];
  const series = seriesOfMakeAt(tokens, at, make);
  // One letter alone is too little to go on: "tesla 3 och s…".
  if (
    series === null ||
    (tokens[at]?.kind === "letters" && tokens[at]?.text.length === 1 && series.next === at + 1)
  )
    return [];
  return [
    { criterion: seriesCriterion(series.meaning, false), at, next: series.next },
    ...moreSeries(tokens, series.next, make, isNumber),
  ];
}

function seriesAt(tokens: readonly Token[], at: number): FoundPhrase<SeriesWord> | null {
  const isPreposition = tokens[at]?.text === "i" && tokens[at + 1]?.spaced === true;
  const named = isPreposition ? null : findPhrase(seriesNames, tokens, at);
  // "i superb skick" is praise, not a Škoda.
  if (named !== null) return tokens[named.next]?.text === "skick" ? null : named;
  return engineAt(tokens, at, null);
}

function seriesOfMakeAt(tokens: readonly Token[], at: number, make: string): FoundPhrase<SeriesWord> | null {
  const table = seriesAfterMake.get(make);
  const named = table === undefined ? null : findPhrase(table, tokens, at);
  const engine = engineAt(tokens, at, make);
  // "merc e 220" is more than "merc e".
  return engine !== null && engine.next > (named?.next ?? 0) ? engine : named;
}

function engineAt(tokens: readonly Token[], at: number, make: string | null): FoundPhrase<SeriesWord> | null {
  const first = tokens[at];
  if (first === undefined || first.kind === "sign") return null;
  const end = endOfWord(tokens, at);
  const spacedEnd = make !== null && first.text.length === 1 && end === at + 1 ? endOfWord(tokens, end) : end;
  const engine = tokens
    .slice(at, spacedEnd)
    .map(({ text }) => text)
    .join("");
  const pattern = enginePatterns.find((one) =>
    make === null ? one.alone.test(engine) : one.make === make && one.afterMake.test(engine),
  );
  return pattern === undefined
    ? null
    : {
        meaning: { make: pattern.make, series: pattern.seriesOf(engine) },
        next: Math.min(spacedEnd, tokens.length),
      };
}

function seriesCriterion({ make, series }: SeriesWord, isNamed: boolean): Criterion {
  return { kind: "list", field: "series", values: [series], make: { value: make, isNamed } };
}

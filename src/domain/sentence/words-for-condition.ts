import { facetFields } from "#domain/filter/filter.ts";
import type { PhraseRow } from "./phrases.ts";
import type { AtLeastName, ServiceWord, Wish } from "./wish.ts";
import type { Unit } from "./words-for-amounts.ts";
import type { BoundEnd } from "./words-for-bounds.ts";

/** What a number can be about beside the ranges: measured in our check, and asked for by a lower bound alone. */
export type Measure = "batteryHealth" | "tyreDepth";

type MeasureRow = { field: AtLeastName; unit: Unit; most: number; said: (value: number) => string };

const measures = {
  batteryHealth: {
    field: "batteryHealthFrom",
    unit: "percent",
    most: 100,
    said: (value) => `batterihälsa minst ${value}\u00a0%`,
  },
  tyreDepth: {
    field: "tyreDepthFrom",
    unit: "millimetres",
    // Deeper than any tyre of a car: a year or a price after the word is something else.
    most: 20,
    said: (value) => `däck minst ${value}\u00a0mm`,
  },
} as const satisfies Record<Measure, MeasureRow>;

export function isMeasure(about: string | null): about is Measure {
  return about !== null && Object.hasOwn(measures, about);
}

/** The measure that a unit can only be about. */
export function measureOf(unit: Unit | null): Measure | null {
  if (unit === "percent") return "batteryHealth";
  return unit === "millimetres" ? "tyreDepth" : null;
}

/** Whether the number can be of this measure at all: "däck 2019" is a word and a year. */
export function isOfMeasure(measure: Measure, value: number, unit: Unit | null): boolean {
  const row = measures[measure];
  return (unit === null || unit === row.unit) && value >= 1 && value <= row.most;
}

const lowerBounds: readonly BoundEnd[] = ["from", "above", "around", "exact"];

/** On the step below, so that no car that was asked for is hidden. Null for "högst": the filter cannot ask it. [CONDITION-8] */
export function measureWish(measure: Measure, asked: number, end: BoundEnd): Wish | null {
  if (!lowerBounds.includes(end)) return null;
  const { field, said } = measures[measure];
  const steps = facetFields[field].facet.options.map(Number);
  const value = steps.findLast((step) => step <= asked);
  if (value === undefined) {
    const note = `Filtrets val börjar med ${said(Math.min(...steps))}, så här blir det ingen gräns.`;
    return { kind: "nothing", note };
  }
  const note = value === asked ? {} : { note: `Närmaste steg i filtret är ${said(value)}.` };
  return { kind: "atLeast", field, value, ...note };
}

export const wordsForRemarks: readonly PhraseRow<true>[] = [
  [
    `utan anmärkning, utan anmärkningar, inga anmärkningar, ingen anmärkning, anmärknings fri, anmärknings
      fria, anmärknings fritt, utan skador, utan skada, inga skador, ingen skada, skade fri, skade fria,
      skadefritt, oskadad, oskadade, utan fel, inga fel, felfri, felfria, felfritt`,
    true,
  ],
];

export const wordsForService: readonly PhraseRow<ServiceWord>[] = [
  [
    `full servad, full servade, fullservat, full service, full service historik, full service bok, full
      service dokumentation, fullständig service historik, fullständig service bok, komplett service
      historik, komplett service bok, hel service bok, servad enligt bok, servad enligt plan`,
    "full",
  ],
  [
    `service bok, service boken, service historik, service historiken, dokumenterad service, dokumenterad
      service historik, dokumenterad historik, servad, servade, väl servad, väl servade, service protokoll`,
    "documented",
  ],
];

/** Nobody can measure "bra": the reading is ours, and the note says what it is. [SENTENCE-24] */
export const wordsForVagueCondition: readonly PhraseRow<() => Wish>[] = [
  ["bra däck, fina däck, goda däck", vaguely("tyreDepth", 5)],
  ["nya däck, nästan nya däck, nyare däck, däck i nyskick", vaguely("tyreDepth", 6)],
  [
    "bra batteri, bra batteri hälsa, god batteri hälsa, friskt batteri, fräscht batteri, hög batteri hälsa",
    vaguely("batteryHealth", 90),
  ],
];

function vaguely(measure: Measure, value: number): () => Wish {
  const { field, said } = measures[measure];
  const note = `”{said}” läser vi som ${said(value)}. Ta bort valet om du menade något annat.`;
  return () => ({ kind: "atLeast", field, value, vague: true, note });
}

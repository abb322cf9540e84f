import { formatNumber } from "#core/text/number.ts";
import { facetFields } from "../filter.ts";
import type { Criterion, MaxFilterName, MinFilterName, ServiceWord } from "./criterion.ts";
import type { PhraseRow } from "./phrases.ts";
import type { Unit } from "./words-for-amounts.ts";
import type { BoundEnd } from "./words-for-bounds.ts";

/** What a number can be about beside the ranges, each asked for by one bound alone. */
export type Measure = "batteryHealth" | "tyreDepth" | "trailerWeight" | "towing" | "battery" | "tax";

type MeasureRow = {
  field: MinFilterName | MaxFilterName;
  units: readonly (Unit | null)[];
  min: number;
  max: number;
  format: (value: number) => string;
};

const kilograms = (value: number) => `dragvikt minst ${formatNumber(value)}\u00a0kg`;

const measures = {
  batteryHealth: {
    field: "batteryHealthFrom",
    units: ["percent", null],
    min: 1,
    max: 100,
    format: (value) => `batterihälsa minst ${value}\u00a0%`,
  },
  tyreDepth: {
    field: "tyreDepthFrom",
    units: ["millimetres", null],
    min: 1,
    // Deeper than any tyre of a car: a year or a price after the word is something else.
    max: 20,
    format: (value) => `däck minst ${value}\u00a0mm`,
  },
  trailerWeight: {
    field: "trailerWeightFrom",
    units: ["kilograms", null],
    min: 300,
    max: 5_000,
    format: kilograms,
  },
  // "drag 2019" is a towbar and a year.
  towing: { field: "trailerWeightFrom", units: ["kilograms"], min: 300, max: 5_000, format: kilograms },
  battery: {
    field: "batteryFrom",
    units: ["kilowattHours", null],
    min: 5,
    max: 250,
    format: (value) => `batteri minst ${value}\u00a0kWh`,
  },
  tax: {
    field: "taxTo",
    units: ["price", null],
    min: 1,
    max: 50_000,
    format: (value) => `skatt högst ${formatNumber(value)}\u00a0kr`,
  },
} as const satisfies Record<Measure, MeasureRow>;

export function isMeasure(about: string | null): about is Measure {
  return about !== null && Object.hasOwn(measures, about);
}

const measureOfUnit: Partial<Record<Unit, Measure>> = {
  percent: "batteryHealth",
  millimetres: "tyreDepth",
  kilowattHours: "battery",
  kilograms: "trailerWeight",
  price: "tax",
};

/** The measure that a unit can be about, when the word follows the number. */
export function measureOf(unit: Unit | null): Measure | null {
  return unit === null ? null : (measureOfUnit[unit] ?? null);
}

/** Whether the number can be of this measure at all: "däck 2019" is a word and a year. */
export function isOfMeasure(measure: Measure, value: number, unit: Unit | null): boolean {
  const { units, min, max }: MeasureRow = measures[measure];
  return units.includes(unit) && value >= min && value <= max;
}

const lowerBounds: readonly BoundEnd[] = ["from", "above", "around", "exact"];
const upperBounds: readonly BoundEnd[] = ["to", "below", "around", "exact"];

/** On the step that hides no car that was asked for. Null for the other end: the filter cannot ask it. */
export function measureCriterion(
  measure: Measure,
  requested: number,
  end: BoundEnd | null,
): Criterion | null {
  const { field, format }: MeasureRow = measures[measure];
  const isUpper = field === "taxTo";
  if (end !== null && !(isUpper ? upperBounds : lowerBounds).includes(end)) return null;
  const steps = facetFields[field].facet.options.map(Number);
  const value = isUpper
    ? steps.find((step) => step >= requested)
    : steps.findLast((step) => step <= requested);
  if (value === undefined) {
    const last = isUpper
      ? `slutar med ${format(Math.max(...steps))}`
      : `börjar med ${format(Math.min(...steps))}`;
    return { kind: "nothing", note: `Filtrets val ${last}, så här blir det ingen gräns.` };
  }
  const note = value === requested ? {} : { note: `Närmaste steg i filtret är ${format(value)}.` };
  return field === "taxTo"
    ? { kind: "atMost", field, value, ...note }
    : { kind: "atLeast", field, value, ...note };
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

/** Nobody can measure "bra": the reading is ours, and the note says what it is. */
export const wordsForVagueCondition: readonly PhraseRow<() => Criterion>[] = [
  ["bra däck, fina däck, goda däck", vaguely("tyreDepth", 5)],
  ["nya däck, nästan nya däck, nyare däck, däck i nyskick", vaguely("tyreDepth", 6)],
  [
    "bra batteri, bra batteri hälsa, god batteri hälsa, friskt batteri, fräscht batteri, hög batteri hälsa",
    vaguely("batteryHealth", 90),
  ],
];

function vaguely(measure: "tyreDepth" | "batteryHealth", value: number): () => Criterion {
  const { field, format } = measures[measure];
  const note = `”{said}” läser vi som ${format(value)}. Ta bort valet om du menade något annat.`;
  return () => ({ kind: "atLeast", field, value, vague: true, note });
}

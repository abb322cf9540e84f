import type { CalendarDay } from "#core/dates/stockholm-day.ts";

/** The road traffic tax act (2006:227) as it stood on this day; a change of the law is a change of this file. */
export const vehicleTaxRules = {
  asOf: "2026-11-01",
  source: "vägtrafikskattelagen (2006:227)",
  base: 360,
  /** Kronor for each gram above the free ones, after the first years. */
  perGram: 22,
  perGramOtherFuel: 11,
  freeGrams: 111,
  /** Cars first registered from then on pay more in their first three years. */
  raised: [
    { from: "2018-07-01", above: 95, perGram: 82, farAbove: 140, perGramFar: 107 },
    { from: "2021-04-01", above: 90, perGram: 107, farAbove: 130, perGramFar: 132 },
    { from: "2022-06-01", above: 75, perGram: 107, farAbove: 125, perGramFar: 132 },
  ],
  raisedYears: 3,
  diesel: {
    /** Kronor for each gram, for cars first registered since July 2018. */
    perGram: 13.52,
    environment: 250,
    /** Older ones pay so many times the tax of a petrol car. */
    factorBefore: 2.37,
  },
  /** Before that model year the weight decided, which we do not know. */
  byWeightBefore: 2006,
} as const satisfies VehicleTaxRules;

type VehicleTaxRules = {
  asOf: CalendarDay;
  source: string;
  base: number;
  perGram: number;
  perGramOtherFuel: number;
  freeGrams: number;
  raised: readonly {
    from: CalendarDay;
    above: number;
    perGram: number;
    farAbove: number;
    perGramFar: number;
  }[];
  raisedYears: number;
  diesel: { perGram: number; environment: number; factorBefore: number };
  byWeightBefore: number;
};

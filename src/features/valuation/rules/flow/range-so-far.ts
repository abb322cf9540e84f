import type { MilWithin, Range } from "../range-within.ts";

/** What we could pay when that was told, and nothing after it. */
export type RangeAfterAnswer = Range & { label: string; answer: string };

export type RangeSoFar =
  | {
      kind: "range";
      /** In the order of the questions, the car first; each with all that was told before it. */
      ranges: [RangeAfterAnswer, ...RangeAfterAnswer[]];
      /** What we reckoned with before anybody told us the mileage. */
      mil: MilWithin;
      isMilOpen: boolean;
      /** What is still to be asked and changes the price. */
      open: string[];
    }
  | { kind: "none"; text: string };

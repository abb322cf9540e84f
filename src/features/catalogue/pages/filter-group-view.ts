import type { RangeName } from "../rules/ranges.ts";

/** One choice with the number of cars it would give. */
export type OptionView = { value: string; label: string; count: number; isChosen: boolean };

/** A make shows its series once it is chosen, or one of them is. */
export type MakeView = OptionView & { series: OptionView[] };

export type SwitchView = { name: string; label: string; count: number; value: boolean | null };

/** What one part of the filter shows: this is what travels to the browser. */
export type FilterGroupView = {
  title: string;
  /** What is chosen inside, for whoever has closed it. */
  chosen: string | null;
  isOpen: boolean;
} & (
  | { kind: "makes"; makes: MakeView[]; more: MakeView[] }
  | { kind: "options"; name: string; options: OptionView[] }
  | { kind: "colours"; name: string; options: OptionView[] }
  /** One of several; `all` are the cars when none is chosen. */
  | { kind: "segments" | "rows"; name: string; options: OptionView[]; all: number }
  | { kind: "switches"; switches: SwitchView[] }
  | { kind: "parts"; parts: FilterGroupView[] }
  | {
      kind: "range";
      range: RangeName;
      unit: string;
      /** What the two handles are called: "Lägsta pris", "Högsta pris". */
      ends: readonly [string, string];
      steps: number[];
      /** A year is a bar of its own; of other steps an upper bound is where a bar begins. */
      isYear: boolean;
      from: number | null;
      to: number | null;
      /** What stands in the address for an end and is no number. */
      unread: { from: string | null; to: string | null };
      /** The height of each bar beside the highest; one more than there are steps. */
      bars: number[];
    }
);

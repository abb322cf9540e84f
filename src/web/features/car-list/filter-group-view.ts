import type { RangeName } from "#domain/filter/ranges.ts";

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
  | { kind: "radios"; name: string; options: OptionView[] }
  | { kind: "one"; name: string; options: OptionView[] }
  | { kind: "switches"; switches: SwitchView[] }
  | {
      kind: "range";
      range: RangeName;
      unit: string;
      steps: number[];
      from: number | null;
      to: number | null;
      bars: { share: number; isInside: boolean }[];
    }
);

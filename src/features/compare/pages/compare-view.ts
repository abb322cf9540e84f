import type { CreditWarning } from "#features/credit/rules/credit-warning.ts";
import type { RunningCostInput } from "#features/running-costs/rules/cost-assumptions.ts";
import type { ComparedPlates } from "../rules/compare-address.ts";
import type { OwnCarReading } from "../rules/own-car.ts";
import type { ShownPair } from "../rules/shown-pair.ts";
import type { GroupView } from "./compare-rows.ts";
import type { ComparedCar } from "./compared-car.ts";

/** A plate that was written, and what is wrong with it. */
export type PlateInput = { text: string; error: string | null };

/** All that the page of a comparison is rendered from. */
export type CompareView = {
  compared: ComparedPlates;
  cars: ComparedCar[];
  groups: GroupView[];
  onlyDifferences: boolean;
  /** The two that a narrow screen begins with. */
  pair: ShownPair;
  /** Which car is cheapest to own; null where fewer than two can be counted on. */
  verdict: string | null;
  input: RunningCostInput;
  /** What the address says, to be sent along with every form and link. */
  query: [name: string, text: string][];
  added: PlateInput;
  own: OwnCarReading & { plate: PlateInput; isRequested: boolean };
  warning: CreditWarning | null;
  notices: string[];
  shared: { title: string; url: string };
};

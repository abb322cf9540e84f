import type { ComparedPlates } from "#domain/compare/compare-address.ts";
import type { OwnCarReading } from "#domain/compare/own-car.ts";
import type { CostWish } from "#domain/cost/cost-assumptions.ts";
import type { CreditWarning } from "#domain/finance/credit-warning.ts";
import type { GroupView } from "./compare-rows.ts";
import type { ComparedCar } from "./compared-car.ts";

/** A plate that was written, and what is wrong with it. */
export type WrittenPlate = { text: string; error: string | null };

/** All that the page of a comparison is rendered from. */
export type CompareView = {
  compared: ComparedPlates;
  cars: ComparedCar[];
  groups: GroupView[];
  onlyDifferences: boolean;
  wish: CostWish;
  /** What the address says, to be sent along with every form and link. */
  query: [name: string, text: string][];
  added: WrittenPlate;
  own: OwnCarReading & { plate: WrittenPlate; isAsked: boolean };
  warning: CreditWarning | null;
  notices: string[];
  shared: { title: string; url: string };
};

import type { RangeName } from "../ranges.ts";
import type { SortOrder } from "../sort-orders.ts";
import type { Bounds } from "../steps.ts";

export type ListName =
  | "brands"
  | "series"
  | "types"
  | "facilities"
  | "seats"
  | "fuelTypes"
  | "carColors"
  | "equipmentTags"
  | "licenseplates";

export type YesNoName = "hasAwd" | "hasTowbar" | "leasable" | "noRemarks" | "vatDeductible";

export type MaxFilterName = "ownersTo" | "taxTo";

export type MinFilterName = "batteryHealthFrom" | "tyreDepthFrom" | "trailerWeightFrom" | "batteryFrom";

/** "full" is a part of what "documented" means. */
export type ServiceWord = "full" | "documented";

/** The make of a series, and whether the visitor named it. */
export type SeriesMake = { value: string; isNamed: boolean };

/** What one word, or a few that belong together, ask of the stock. */
export type Criterion = (
  | { kind: "list"; field: ListName; values: readonly string[]; make?: SeriesMake }
  | { kind: "gearbox"; value: "manuell" | "automatisk" }
  | { kind: "yesNo"; field: YesNoName; value: boolean }
  | { kind: "atMost"; field: MaxFilterName; value: number }
  | { kind: "atLeast"; field: MinFilterName; value: number }
  | { kind: "service"; value: ServiceWord }
  | { kind: "incoming" }
  | { kind: "range"; range: RangeName; bounds: Bounds }
  | { kind: "order"; order: SortOrder }
  /** Searched for as they are: a name within a name. */
  | { kind: "words"; words: readonly string[] }
  /** Asked away where the filter has no field for it. */
  | { kind: "without"; word: string }
  | { kind: "nothing" }
) & {
  /** Said in place of the words that the filter itself would use. */
  label?: string;
  /** What the visitor should know of the reading. */
  note?: string;
  /** Said after the note where no place is asked for. */
  noteWithoutPlace?: string;
  /** Read from a word that is not exact: gives way to what is said exactly. */
  vague?: true;
  negated?: true;
  /** What was said beyond the criterion: searched for beside it, as long as some car is left. */
  specific?: readonly string[];
};

/** A criterion with the tokens it was read from, the last not included. */
export type ReadCriterion = { criterion: Criterion; at: number; next: number };

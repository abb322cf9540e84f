import type { ValuationModel } from "./engine/train.ts";
import type { LevelTable } from "./level-table.ts";

/** A model, and how the stock of that day lies to it. */
export type TrainedValuation = { model: ValuationModel | null; levels: LevelTable };

/** With when it was made. */
export type DatedValuation = TrainedValuation & { at: Date };

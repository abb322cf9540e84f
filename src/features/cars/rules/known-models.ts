import { afterMake } from "./known-models-after-make.ts";
import { alone } from "./known-models-alone.ts";
import type { BodyType } from "./vocabulary.ts";

/** A model that people ask for beside the series we name: what it is, and which of ours come nearest. */
export type KnownModel = {
  make: string;
  series: string;
  label: string;
  /** Null where it was sold in several, or as none of ours. */
  body: BodyType | null;
  like: readonly string[];
  /** A number or a word that means the model only after its make: "volvo 240", "volkswagen up". */
  isAfterMake: boolean;
};

export const knownModels: readonly KnownModel[] = [...modelsIn(alone, false), ...modelsIn(afterMake, true)];

function modelsIn(table: typeof alone, isAfterMake: boolean): KnownModel[] {
  return Object.entries(table).flatMap(([make, rows]) =>
    rows.map(([label, body, like]) => ({
      make,
      series: label.toLowerCase(),
      label,
      body,
      like: like.split(","),
      isAfterMake,
    })),
  );
}

const bySeries = new Map(knownModels.map((model) => [model.series, model]));

export function findKnownModel(series: string): KnownModel | null {
  return bySeries.get(series) ?? null;
}

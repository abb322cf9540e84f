import { z } from "zod";
import rows from "./known-models.json" with { type: "json" };
import { type BodyType, bodyTypes } from "./vocabulary.ts";

/** A model that people ask for beside the series we name, as sold in Sweden: what it is, and which of ours come nearest. */
const row = z.strictObject({
  make: z.string(),
  label: z.string(),
  /** Null where it was sold in several, or as none of ours. */
  body: z.enum(Object.keys(bodyTypes) as [BodyType, ...BodyType[]]).nullable(),
  like: z.array(z.string()).nonempty(),
  /** A number or a word that means the model only after its make: "volvo 240", "volkswagen up". */
  isAfterMake: z.boolean().default(false),
});
/** The value of a series is its label in small letters. */
export type KnownModel = z.output<typeof row> & { series: string };

export const knownModels: readonly KnownModel[] = z
  .array(row)
  .parse(rows)
  .map((model) => ({ ...model, series: model.label.toLowerCase() }));

const bySeries = new Map(knownModels.map((model) => [model.series, model]));

export function findKnownModel(series: string): KnownModel | null {
  return bySeries.get(series) ?? null;
}

import type { ConditionPart, ConditionVerdict } from "#features/cars/rules/condition.ts";
import type { ImageType } from "#features/cars/rules/image.ts";

/** A picture of a car as its page has it; `key` is its name among the others. */
export type PartPicture = {
  key: string;
  url: string;
  type: ImageType;
  isHighlight: boolean;
  preview: string | null;
};

/** A finding as the page has it; `picture` is the key of its close-up. A new one has a key that is no number. */
export type PartFinding = {
  key: string;
  part: ConditionPart;
  verdict: ConditionVerdict;
  note: string | null;
  picture: string | null;
};

export type LastSaved = { name: string; at: string };

/** The pictures and findings of a car, as they are read and saved together. */
export type CarParts = {
  /** Other when anything of it is: who saves says which they saw. */
  version: string;
  pictures: PartPicture[];
  findings: PartFinding[];
  last: LastSaved | null;
};

/** Not known to the database yet. */
export function isNewFinding({ key }: { key: string }): boolean {
  return !/^\d+$/.test(key);
}

import * as z from "zod";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { findingNoteLength } from "#features/cars/rules/condition.ts";
import type { RowRule } from "./check-rows.ts";
import type { Columns } from "./column-names.ts";
import { pictureSource } from "./pictures/picture-source.ts";
import { anyText, optionalCell, readPlate, requiredCell, wordOf } from "./read-cell.ts";
import { conditionPartWords, conditionVerdictWords } from "./vocabulary-words.ts";

export const findingColumns = {
  licenseplate: { required: true, label: "regnr" },
  part: { required: true, label: "del" },
  verdict: { required: false, label: "bedömning" },
  note: { required: false, label: "anmärkning" },
  picture: { required: false, label: "bild" },
} as const satisfies Columns;

function findingSchema(hasPictureFolder: boolean) {
  return z.object({
    licenseplate: requiredCell(readPlate),
    part: requiredCell(wordOf(conditionPartWords, "ingen känd del av bilen")),
    verdict: optionalCell(wordOf(conditionVerdictWords, "ingen känd bedömning"), undefined),
    note: optionalCell(anyText(findingNoteLength), null),
    picture: optionalCell(pictureSource(hasPictureFolder), null),
  } satisfies Record<keyof typeof findingColumns, z.ZodType>);
}

export type FindingRow = z.infer<ReturnType<typeof findingSchema>>;

/** One thing that a technician found on a car. */
export function findingRule(hasPictureFolder: boolean): RowRule<FindingRow, LicensePlate> {
  return {
    columns: findingColumns,
    schema: findingSchema(hasPictureFolder),
    key: { column: "licenseplate", read: readPlate, shown: displayPlate },
    mayRepeat: true,
  };
}

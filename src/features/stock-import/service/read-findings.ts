import type { LicensePlate } from "#core/plate/license-plate.ts";
import { maxFindings } from "#features/cars/rules/condition.ts";
import { checkFile } from "./check-file.ts";
import { type FindingRow, findingRule } from "./finding-row.ts";
import type { RowPosition } from "./found-row.ts";
import { ImportRefused } from "./import-refused.ts";
import { rowName } from "./report.ts";

export type FoundOnCar = { row: FindingRow; position: RowPosition };
export type Findings = ReadonlyMap<LicensePlate, readonly FoundOnCar[]>;

type FindingsToRead = {
  hasPictureFolder: boolean;
  /** The cars of the stock file: a finding belongs to one of them. */
  plates: ReadonlySet<LicensePlate>;
  /** The rows of some cars are left out, and so are their findings. */
  skipsBad: boolean;
  print: (line: string) => void;
  signal: AbortSignal;
};

/** Nothing is skipped that cannot be read: a car without its damages would look better than it is. */
export async function readFindings(path: string, needs: FindingsToRead): Promise<Findings> {
  const findings = new Map<LicensePlate, FoundOnCar[]>();
  const print = (line: string) => needs.print(`Skadefilen: ${line}`);
  let faults = 0;
  const result = await checkFile(path, findingRule(needs.hasPictureFolder), {
    print,
    signal: needs.signal,
    onGood: (row, position) => {
      const ofCar = findings.get(row.licenseplate) ?? [];
      const reason = complaint(row, ofCar.length, needs);
      if (reason === null) findings.set(row.licenseplate, [...ofCar, { row, position }]);
      else if (!needs.skipsBad || needs.plates.has(row.licenseplate)) {
        faults++;
        print(`${rowName(position, row.licenseplate)}: licenseplate: ${reason}`);
      }
    },
  });
  if (result.bad > 0 || faults > 0 || !result.isUsable)
    throw new ImportRefused("Skadefilen har fel. Inget har skrivits.");
  return findings;
}

function complaint({ licenseplate }: FindingRow, before: number, { plates }: FindingsToRead): string | null {
  if (!plates.has(licenseplate)) return "bilen finns inte i lagerfilen";
  return before >= maxFindings ? `har fler än ${maxFindings} anmärkningar` : null;
}

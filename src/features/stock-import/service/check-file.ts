import { checkedRows, type RowRule } from "./check-rows.ts";
import type { RowPosition } from "./found-row.ts";
import { problemLines } from "./report.ts";
import { rowsOfFile } from "./rows-of-file.ts";

/** What a check found, in numbers. A file that is not usable has a fault that no row can be blamed for. */
export type FileCheck = { good: number; bad: number; isUsable: boolean };

type Listeners<Row> = {
  print: (line: string) => void;
  signal: AbortSignal;
  onGood?: (row: Row, position: RowPosition) => void;
};

/** Reads the whole file, reports every problem as it is found and keeps nothing in memory. */
export async function checkFile<Row, Key extends string>(
  path: string,
  rule: RowRule<Row, Key>,
  { print, signal, onGood = () => {} }: Listeners<Row>,
): Promise<FileCheck> {
  const result = { good: 0, bad: 0, isUsable: true };
  for await (const row of checkedRows(rowsOfFile(path, rule.columns), rule)) {
    signal.throwIfAborted();
    if (row.kind === "good") {
      result.good++;
      onGood(row.row, row.position);
      continue;
    }
    if (row.kind === "bad") result.bad++;
    else result.isUsable = false;
    for (const line of problemLines(row)) print(line);
  }
  return result;
}

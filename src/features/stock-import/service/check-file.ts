import { checkedRows, type RowRule } from "./check-rows.ts";
import type { Place } from "./found-row.ts";
import { problemLines } from "./report.ts";
import { rowsOfFile } from "./rows-of-file.ts";

/** What a check found, in numbers. A file that is not usable has a fault that no row can be blamed for. */
export type Checked = { good: number; bad: number; isUsable: boolean };

type Listeners<Row> = {
  say: (line: string) => void;
  signal: AbortSignal;
  onGood?: (row: Row, place: Place) => void;
};

/** Reads the whole file, reports every problem as it is found and keeps nothing in memory. */
export async function checkFile<Row, Key extends string>(
  path: string,
  rule: RowRule<Row, Key>,
  { say, signal, onGood = () => {} }: Listeners<Row>,
): Promise<Checked> {
  const checked = { good: 0, bad: 0, isUsable: true };
  for await (const row of checkedRows(rowsOfFile(path, rule.columns), rule)) {
    signal.throwIfAborted();
    if (row.kind === "good") {
      checked.good++;
      onGood(row.row, row.place);
      continue;
    }
    if (row.kind === "bad") checked.bad++;
    else checked.isUsable = false;
    for (const line of problemLines(row)) say(line);
  }
  return checked;
}

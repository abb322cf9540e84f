import type * as z from "zod";
import type { Columns } from "./column-names.ts";
import { type Cells, type FoundRow, positionText, type RowPosition } from "./found-row.ts";
import { fitForReport, type Reader } from "./read-cell.ts";

export type RowProblem = { column: string | null; reason: string };

export type CheckedRow<Row> =
  | { kind: "good"; row: Row; position: RowPosition }
  | { kind: "bad"; position: RowPosition; name: string | null; problems: RowProblem[] }
  | { kind: "file"; line: number | null; reason: string };

export type RowRule<Row, Key extends string> = {
  columns: Columns;
  schema: z.ZodType<Row>;
  /** The column that tells rows apart, and how its value is shown to people. */
  key: { column: string; read: Reader<Key>; shown: (key: Key) => string };
  /** Several rows may speak of the same thing. */
  mayRepeat?: boolean;
};

/** Every row of a file, judged. */
export async function* checkedRows<Row, Key extends string>(
  rows: AsyncIterable<FoundRow>,
  { columns, schema, key, mayRepeat = false }: RowRule<Row, Key>,
): AsyncGenerator<CheckedRow<Row>> {
  // The schema wants every column to be there; one that is not in the file says nothing.
  const emptyRow = Object.fromEntries(Object.keys(columns).map((column) => [column, undefined]));
  const firstPositions = new Map<string, RowPosition>();

  for await (const parsedRow of rows) {
    if (parsedRow.kind === "file") yield parsedRow;
    else if (parsedRow.kind === "broken") {
      yield {
        kind: "bad",
        position: parsedRow.position,
        name: null,
        problems: [{ column: null, reason: parsedRow.reason }],
      };
    } else {
      const { cells, position } = parsedRow;
      const parsed = schema.safeParse({ ...emptyRow, ...cells });
      const read = key.read(cells[key.column]);
      const repeated =
        "value" in read && !mayRepeat ? findRepeated(read.value, position, firstPositions) : null;
      const problems = [
        ...problemsOf(parsed.error),
        ...(repeated ? [{ column: key.column, reason: `finns redan på ${positionText(repeated)}` }] : []),
      ];
      const name = "value" in read ? key.shown(read.value) : nameInCells(cells, key.column);
      if (parsed.success && !repeated) yield { kind: "good", row: parsed.data, position };
      else yield { kind: "bad", position, name, problems };
    }
  }
}

/** The same key may stand once in a file: who is to say which of two rows is right? */
function findRepeated(
  key: string,
  position: RowPosition,
  firstPositions: Map<string, RowPosition>,
): RowPosition | null {
  const first = firstPositions.get(key);
  if (!first) firstPositions.set(key, position);
  return first ?? null;
}

function problemsOf(error: z.ZodError | undefined): RowProblem[] {
  return (error?.issues ?? []).map(({ path, message }) => ({ column: String(path[0]), reason: message }));
}

function nameInCells(cells: Cells, column: string): string | null {
  const cell = cells[column];
  return typeof cell === "string" && cell.trim() ? fitForReport(cell) : null;
}

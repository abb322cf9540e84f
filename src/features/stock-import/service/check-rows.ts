import type * as z from "zod";
import type { Columns } from "./column-names.ts";
import { type Cells, type FoundRow, type Place, placeName } from "./found-row.ts";
import { type Reader, shown } from "./read-cell.ts";

export type Problem = { column: string | null; reason: string };

export type CheckedRow<Row> =
  | { kind: "good"; row: Row; place: Place }
  | { kind: "bad"; place: Place; name: string | null; problems: Problem[] }
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
  const nothingSaid = Object.fromEntries(Object.keys(columns).map((column) => [column, undefined]));
  const firstPlaces = new Map<string, Place>();

  for await (const found of rows) {
    if (found.kind === "file") yield found;
    else if (found.kind === "broken") {
      yield {
        kind: "bad",
        place: found.place,
        name: null,
        problems: [{ column: null, reason: found.reason }],
      };
    } else {
      const { cells, place } = found;
      const parsed = schema.safeParse({ ...nothingSaid, ...cells });
      const read = key.read(cells[key.column]);
      const repeated = "value" in read && !mayRepeat ? findRepeated(read.value, place, firstPlaces) : null;
      const problems = [
        ...problemsOf(parsed.error),
        ...(repeated ? [{ column: key.column, reason: `finns redan på ${placeName(repeated)}` }] : []),
      ];
      const name = "value" in read ? key.shown(read.value) : writtenName(cells, key.column);
      if (parsed.success && !repeated) yield { kind: "good", row: parsed.data, place };
      else yield { kind: "bad", place, name, problems };
    }
  }
}

/** The same key may stand once in a file: who is to say which of two rows is right? */
function findRepeated(key: string, place: Place, firstPlaces: Map<string, Place>): Place | null {
  const first = firstPlaces.get(key);
  if (!first) firstPlaces.set(key, place);
  return first ?? null;
}

function problemsOf(error: z.ZodError | undefined): Problem[] {
  return (error?.issues ?? []).map(({ path, message }) => ({ column: String(path[0]), reason: message }));
}

function writtenName(cells: Cells, column: string): string | null {
  const written = cells[column];
  return typeof written === "string" && written.trim() ? shown(written) : null;
}

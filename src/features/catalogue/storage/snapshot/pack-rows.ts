/**
 * Rows as columns, for a file that is read at every start. Texts and lists of texts are written once and named by number
 * everywhere else: that takes a quarter of the room and half of the time, and whoever unpacks them shares them.
 */
export type PackedRows = {
  size: number;
  /** Those that no earlier pack of the same file has. */
  newTexts: string[];
  newLists: Int32Array[];
  columns: Record<string, PackedColumn>;
};

type PackedColumn =
  | { kind: "texts" | "lists"; numbers: Int32Array }
  | { kind: "records"; isThere: Uint8Array; columns: Record<string, PackedColumn> }
  | { kind: "values"; values: unknown[] };

type Row = Record<string, unknown>;

const none = -1;

/** One for each file: packs name what earlier ones have brought. */
export function rowPacker(): (rows: readonly object[]) => PackedRows {
  const texts = new Map<string, number>();
  const lists = new Map<string, number>();
  let newTexts: string[] = [];
  let newLists: Int32Array[] = [];

  const numberOf = (text: string): number => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    newTexts.push(text);
    texts.set(text, texts.size);
    return texts.size - 1;
  };
  const numberOfList = (list: readonly string[]): number => {
    const numbers = Int32Array.from(list, numberOf);
    const key = numbers.join();
    const known = lists.get(key);
    if (known !== undefined) return known;
    newLists.push(numbers);
    lists.set(key, lists.size);
    return lists.size - 1;
  };
  const numbered = <Value>(values: readonly (Value | null)[], number: (value: Value) => number) =>
    Int32Array.from(values, (value) => (value === null ? none : number(value)));

  function columnOf(values: readonly unknown[]): PackedColumn {
    if (areAll(values, isText)) return { kind: "texts", numbers: numbered(values, numberOf) };
    if (areAll(values, isListOfTexts)) return { kind: "lists", numbers: numbered(values, numberOfList) };
    if (!areAll(values, isRecord)) return { kind: "values", values: [...values] };
    const there = values.filter((value) => value !== null);
    return {
      kind: "records",
      isThere: Uint8Array.from(values, (value) => (value === null ? 0 : 1)),
      columns: columnsOf(there),
    };
  }
  function columnsOf(rows: readonly Row[]): Record<string, PackedColumn> {
    const names = Object.keys(rows[0] ?? {});
    return Object.fromEntries(names.map((name) => [name, columnOf(rows.map((row) => row[name]))]));
  }

  return (rows) => {
    [newTexts, newLists] = [[], []];
    const columns = columnsOf(rows as readonly Row[]);
    return { size: rows.length, newTexts, newLists, columns };
  };
}

/** The way back, with the packs in the order they were made in. */
export function rowUnpacker(): (packed: PackedRows) => object[] {
  const texts: string[] = [];
  const lists: string[][] = [];

  function valuesOf(column: PackedColumn): readonly unknown[] {
    if (column.kind === "values") return column.values;
    if (column.kind === "records") {
      const records = rowsOf(
        column.columns,
        column.isThere.reduce((sum, one) => sum + one, 0),
      );
      let at = 0;
      return Array.from(column.isThere, (isThere) => (isThere === 1 ? records[at++] : null));
    }
    const known: readonly unknown[] = column.kind === "texts" ? texts : lists;
    return Array.from(column.numbers, (number) => (number === none ? null : known[number]));
  }
  function rowsOf(columns: Record<string, PackedColumn>, size: number): Row[] {
    const named = Object.entries(columns).map(([name, column]) => [name, valuesOf(column)] as const);
    // A copy of a whole row takes less room than one that grows field by field.
    const blank: Row = Object.fromEntries(named.map(([name]) => [name, null]));
    return Array.from({ length: size }, (_, at) => {
      const row = { ...blank };
      for (const [name, values] of named) row[name] = values[at];
      return row;
    });
  }

  return ({ size, newTexts, newLists, columns }) => {
    for (const text of newTexts) texts.push(text);
    for (const list of newLists) lists.push(Array.from(list, (number) => texts[number] ?? ""));
    return rowsOf(columns, size);
  };
}

function areAll<Value>(
  values: readonly unknown[],
  isOne: (value: unknown) => value is Value,
): values is (Value | null)[] {
  return values.every((value) => value === null || isOne(value));
}

const isText = (value: unknown): value is string => typeof value === "string";
const isListOfTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isRecord = (value: unknown): value is Row =>
  value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;

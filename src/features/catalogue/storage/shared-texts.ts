/**
 * Most texts of a stock are those of many cars ("Volvo", "Diesel", a whole list of equipment), but the driver makes new
 * ones for each row. Equal texts and lists are made one; half the room of a stock in memory was copies.
 */
export function textSharer(): <Row extends object>(row: Row) => Row {
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();

  function shared(value: unknown): unknown {
    if (typeof value === "string") return firstOf(texts, value, value);
    if (!isListOfTexts(value)) return value;
    const list = firstOf(lists, [...value, ""].join("\n"), value);
    if (list === value) for (const [at, text] of value.entries()) value[at] = firstOf(texts, text, text);
    return list;
  }

  return (row) => {
    const fields = row as Record<string, unknown>;
    for (const name in fields) {
      const value = fields[name];
      // A stock has millions of fields: the others are not written anew.
      if (typeof value === "string" || Array.isArray(value)) fields[name] = shared(value);
    }
    return row;
  };
}

function firstOf<Value>(pool: Map<string, Value>, key: string, value: Value): Value {
  const first = pool.get(key);
  if (first !== undefined) return first;
  pool.set(key, value);
  return value;
}

/** A text with a line break in it could make two lists look like one. */
function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string" && !one.includes("\n"));
}

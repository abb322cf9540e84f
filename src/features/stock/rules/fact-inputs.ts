import {
  type CarFact,
  type CarFactRows,
  type FactGroup,
  mapFacts,
} from "#features/cars/rules/facts/car-fact.ts";

type Options = Readonly<Record<string, string>>;
type Input =
  | { kind: "number"; unit: string }
  | { kind: "choice" | "tags"; options: Options }
  | { kind: "yesNo" | "words" | "day" };
/** By the kind of the fact. */
type InputOf<Row> = {
  count: { kind: "number"; unit: string };
  decimal: { kind: "number"; unit: string };
  yesNo: { kind: "yesNo" };
  choice: { kind: "choice"; options: Options };
  tags: { kind: "tags"; options: Options };
  texts: { kind: "words" };
  day: { kind: "day" };
}[Row extends { kind: infer Kind extends CarFact["kind"] } ? Kind : never];
type Inputs<Rows> = {
  [Name in keyof Rows]: InputOf<Rows[Name]> & { label: string; group: FactGroup; isOptional?: true };
};

/** The fields of the staff's form, of bulk edits and of conflicts that follow from the facts. */
export function factInputs<Rows extends CarFactRows>(rows: Rows): Inputs<Rows> {
  return mapFacts(rows, (row) => {
    const isOptional = row.default === null || row.kind === "tags" || row.kind === "texts";
    return { ...inputOf(row), label: row.label, group: row.group, ...(isOptional && { isOptional }) };
  }) as unknown as Inputs<Rows>;
}

function inputOf(row: CarFact): Input {
  switch (row.kind) {
    case "count":
    case "decimal":
      return { kind: "number", unit: row.unit };
    case "choice":
    case "tags":
      return { kind: row.kind, options: row.options };
    case "texts":
      return { kind: "words" };
    case "yesNo":
    case "day":
      return { kind: row.kind };
  }
}

import {
  type CarFact,
  type CarFactRows,
  type FactGroup,
  mapFacts,
} from "#features/cars/rules/facts/car-fact.ts";

type InputOf<Row> = { label: string; group: FactGroup; isOptional?: true } & (Row extends { kind: "count" }
  ? { kind: "number"; unit: string }
  : Row extends { kind: "yesNo" }
    ? { kind: "yesNo" }
    : { kind: "choice"; options: Readonly<Record<string, string>> });
type Inputs<Rows> = { [Name in keyof Rows]: InputOf<Rows[Name]> };

/** The fields of the staff's form, of bulk edits and of conflicts that follow from the facts. */
export function factInputs<Rows extends CarFactRows>(rows: Rows): Inputs<Rows> {
  return mapFacts(rows, (row) => ({
    ...inputOf(row),
    label: row.label,
    group: row.group,
    ...(row.default === null && { isOptional: true }),
  })) as unknown as Inputs<Rows>;
}

function inputOf(row: CarFact) {
  switch (row.kind) {
    case "count":
      return { kind: "number", unit: row.unit };
    case "yesNo":
      return { kind: "yesNo" };
    case "choice":
      return { kind: "choice", options: row.options };
  }
}

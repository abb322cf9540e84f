/**
 * The kinds of facts that a car has. A fact is described once, in car-facts.ts: its column, its field of the API, its filter,
 * its line of the advert, its field of the staff's form and its column of a dealer's file follow from the row.
 */
type Common<Value> = {
  /** As people read it in forms and messages. */
  label: string;
  /** The part of the staff's form that it stands in. */
  group: FactGroup;
  /** What a car is where nobody says it, null where nobody may know; without a default every file must say it. */
  default?: Value | null;
  /** The column says no default: it came with the table, before there were rows. */
  hasNoColumnDefault?: true;
  /** What a Swedish export calls it; without it no file says the fact. */
  importLabel?: string;
  /** What partners read about it, true where the name says it all; without it the fact is not published. */
  api?: string | true;
};

/** The parts of the staff's form. */
export type FactGroup =
  | "identity"
  | "technical"
  | "battery"
  | "past"
  | "place"
  | "equipment"
  | "flags"
  | "price"
  | "status";

type CountFact = Common<number> & {
  kind: "count";
  /** "antal ägare": as a complaint names it. */
  noun: string;
  unit: string;
  min: number;
  max: number;
  /** What the advert calls it; without it the advert does not say it. */
  advert?: string;
  filter?: {
    name: string;
    bound: "atMost" | "atLeast";
    label: string;
    steps: readonly number[];
    text: (bound: number) => string;
  };
};

type YesNoFact = Common<boolean> & {
  kind: "yesNo";
  filter?: { yes: string; no: string };
};

type Options = Readonly<Record<string, string>>;

type ChoiceFact = Common<string> & {
  kind: "choice";
  options: Options;
  /** "ingen känd servicehistorik": what any other word is. */
  noun: string;
  /** What dealers write besides the values and the labels. */
  synonyms?: Options;
  advert?: string;
  /** Options of the filter's own, the one that each value stands under, and what else each of them covers. */
  filter?: {
    options: Options;
    optionOf: Options;
    covers: Readonly<Record<string, readonly string[]>>;
  };
};

export type CarFact = CountFact | YesNoFact | ChoiceFact;
export type CarFactRows = Readonly<Record<string, CarFact>>;

type Known<Row> = Row extends { kind: "count" }
  ? number
  : Row extends { kind: "yesNo" }
    ? boolean
    : Row extends { kind: "choice"; options: infer Labels }
      ? keyof Labels
      : never;

/** What a car holds of the fact. */
export type ValueOf<Row> = Known<Row> | (Row extends { default: null } ? null : never);
export type ValuesOf<Rows> = { -readonly [Name in keyof Rows]: ValueOf<Rows[Name]> };

/** The names of the rows that have this: `NamesWith<Rows, "api">`. */
export type NamesWith<Rows, Part extends string> = {
  [Name in keyof Rows]: Rows[Name] extends Record<Part, unknown> ? Name : never;
}[keyof Rows] &
  string;

/** The names of the rows, in their order. */
export function factNames<Rows extends object>(rows: Rows): (keyof Rows & string)[] {
  return Object.keys(rows) as (keyof Rows & string)[];
}

/** The same made of each fact; null leaves one out. */
export function mapFacts<Made>(
  rows: CarFactRows,
  make: (row: CarFact, name: string) => Made | null,
): Record<string, Made> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, row]) => {
      const made = make(row, name);
      return made === null ? [] : [[name, made]];
    }),
  );
}

type Defaults<Rows> = { [Name in NamesWith<Rows, "default">]: ValueOf<Rows[Name]> };

/** What a new car is where nobody has said it. */
export function defaultsOf<Rows extends CarFactRows>(rows: Rows): Defaults<Rows> {
  const optional = Object.entries(rows).filter(([, row]) => row.default !== undefined);
  return Object.fromEntries(optional.map(([name, row]) => [name, row.default])) as Defaults<Rows>;
}

type Unknown<Rows> = { [Name in keyof Rows]: null };

/** An advert of somebody else's that tells none of them. */
export function unknownFacts<Rows extends CarFactRows>(rows: Rows): Unknown<Rows> {
  return Object.fromEntries(factNames(rows).map((name) => [name, null])) as Unknown<Rows>;
}

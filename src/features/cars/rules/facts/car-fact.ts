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

/** A whole number, or one with decimals. */
type NumberFact = Common<number> & {
  kind: "count" | "decimal";
  /** "antal ägare": as a complaint names it. */
  noun: string;
  unit: string;
  /** What dealers write after the number, the longest first; else the unit. */
  unitsInFiles?: readonly string[];
  min: number;
  max: number;
  /** Many systems write 0 for what they do not know. */
  isUnknownAtZero?: true;
  /** What the advert calls it; without it the advert does not say it. */
  advert?: string;
  filter?: BoundFilter | OptionsFilter<number>;
};

/** On a few steps. */
type BoundFilter = {
  name: string;
  bound: "atMost" | "atLeast";
  label: string;
  steps: readonly number[];
  text: (bound: number) => string;
};

/** Any of the options, or one of them; they are those of the fact, or the filter's own. */
type OptionsFilter<Value> = {
  name: string;
  isList?: true;
  options?: readonly string[];
  labelOf?: (option: string) => string;
  /** The one that a value stands under; null: under none. */
  optionOf?: (value: Value) => string | null;
  /** The options that a chosen word stands for: itself, a group, or none. */
  covers?: (word: string) => readonly string[];
};

type YesNoFact = Common<boolean> & {
  kind: "yesNo";
  advert?: { label: string; yes: string; no: string };
  filter?: { label: string; yes: string; no: string };
};

type Options = Readonly<Record<string, string>>;

type ChoiceFact = Common<string> & {
  kind: "choice";
  options: Options;
  /** The values are the numbers that the options are keyed by. */
  isNumbered?: true;
  /** "ingen känd servicehistorik": what any other word is. */
  noun: string;
  /** What dealers write besides the values and the labels. */
  synonyms?: Options;
  advert?: string;
  filter?: OptionsFilter<string>;
};

/** Any number of the options. */
type TagsFact = Common<readonly string[]> & {
  kind: "tags";
  options: Options;
  noun: string;
  filter?: { name: string };
};

/** Any number of texts. */
type TextsFact = Common<readonly string[]> & { kind: "texts"; maxLength: number };

/** A day of the calendar, yyyy-mm-dd. */
type DayFact = Common<string> & { kind: "day"; isPast?: true; advert?: string };

export type CarFact = NumberFact | YesNoFact | ChoiceFact | TagsFact | TextsFact | DayFact;
export type CarFactRows = Readonly<Record<string, CarFact>>;

type OptionOf<Row> = Row extends { options: infer Labels } ? keyof Labels : never;
/** By kind. */
type Known<Row> = {
  count: number;
  decimal: number;
  yesNo: boolean;
  choice: OptionOf<Row>;
  tags: OptionOf<Row>[];
  texts: string[];
  day: string;
}[Row extends { kind: infer Kind extends CarFact["kind"] } ? Kind : never];

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

/** The same made of each fact. */
export function mapFacts<Made>(
  rows: CarFactRows,
  make: (row: CarFact, name: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, make(row, name)]));
}

/** The rows that have this: `factsWith(rows, "importLabel")`. */
export function factsWith<Rows extends CarFactRows, Part extends string>(
  rows: Rows,
  part: Part,
): Pick<Rows, NamesWith<Rows, Part>> {
  return Object.fromEntries(Object.entries(rows).filter(([, row]) => part in row)) as Pick<
    Rows,
    NamesWith<Rows, Part>
  >;
}

/** And those that have it not. */
export function factsWithout<Rows extends CarFactRows, Part extends string>(
  rows: Rows,
  part: Part,
): Omit<Rows, NamesWith<Rows, Part>> {
  return Object.fromEntries(Object.entries(rows).filter(([, row]) => !(part in row))) as Omit<
    Rows,
    NamesWith<Rows, Part>
  >;
}

/** What a choice holds: the keys of its options. */
export function valuesOf({
  options,
  isNumbered,
}: {
  options: Options;
  isNumbered?: true;
}): (string | number)[] {
  const values = Object.keys(options);
  return isNumbered ? values.map(Number) : values;
}

type Defaults<Rows> = { [Name in NamesWith<Rows, "default">]: ValueOf<Rows[Name]> };

/** What a new car is where nobody has said it. */
export function defaultsOf<Rows extends CarFactRows>(rows: Rows): Defaults<Rows> {
  return mapFacts(factsWith(rows, "default"), (row) => row.default) as Defaults<Rows>;
}

type Unknown<Rows> = { [Name in keyof Rows]: null };

/** An advert of somebody else's that tells none of them. */
export function unknownFacts<Rows extends CarFactRows>(rows: Rows): Unknown<Rows> {
  return mapFacts(rows, () => null) as Unknown<Rows>;
}

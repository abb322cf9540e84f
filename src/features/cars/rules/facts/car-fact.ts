/**
 * The kinds of facts that a car has. A fact is described once, in a row: its column, its field of the API, its filter, its
 * line of the advert, its field of the staff's form and its column of a dealer's file follow.
 */
type Common<Value> = {
  /** Every file must say it; else it has a default. */
  isRequired?: true;
  /** What a car is where nobody says it; null, as where the row names none, is not known. */
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

type Options = Readonly<Record<string, string>>;

/** Any of the options, or one of them: those of the fact, or the filter's own. */
type OptionsFilter<Value> = {
  name: string;
  isList?: true;
  options?: readonly string[];
  labelOf?: (option: string) => string;
  /** The one that a value stands under; null: under none. */
  optionOf?(value: Value): string | null;
  /** The options that a chosen word stands for: itself, a group, or none. */
  covers?: (word: string) => readonly string[];
};

/** On a few steps. */
type BoundFilter = {
  name: string;
  bound: "atMost" | "atLeast";
  label: string;
  steps: readonly number[];
  text: (bound: number) => string;
};

type NumberParts = Common<number> & {
  unit?: string;
  /** "helt antal kronor": as a complaint names it. */
  noun?: string;
  /** What dealers write after the number, the longest first; else the unit. */
  unitsInFiles?: readonly string[];
  /** Many systems write 0 for what they do not know. */
  isUnknownAtZero?: true;
  /** What the advert calls it; without it the advert does not say it. */
  advert?: string;
  filter?: BoundFilter | OptionsFilter<number>;
};
type YesNoParts = Common<boolean> & {
  advert?: { label: string; yes: string; no: string };
  filter?: { label: string; yes: string; no: string };
};
type ChoiceParts<Option> = Common<Option> & {
  /** The values are the numbers that the options are keyed by. */
  isNumbered?: true;
  /** "inget känt drivmedel": what any other word is. */
  noun?: string;
  /** What dealers write besides the values and the labels. */
  synonyms?: Readonly<Record<string, Option>>;
  advert?: string;
  filter?: OptionsFilter<Option>;
};
type TagsParts = Common<readonly []> & { filter?: { name: string } };
type DayParts = Common<string> & { isPast?: true; advert?: string };

type Row<Kind, Parts> = { kind: Kind; label: string; group: FactGroup } & Parts;
type Range = { min: number; max: number };

export type CarFact =
  | Row<"count", Range & NumberParts>
  | Row<"decimal", Range & NumberParts>
  | Row<"yesNo", YesNoParts>
  | Row<"choice", { options: Options } & ChoiceParts<string | number>>
  | Row<"tags", { options: Options } & TagsParts>
  | Row<"texts", { maxLength: number } & Common<readonly []>>
  | Row<"day", DayParts>;
export type FactKind = CarFact["kind"];
export type CarFactRows = Readonly<Record<string, CarFact>>;

type WithDefault<Parts> = Parts &
  (Parts extends { isRequired: true } | { default: unknown } ? unknown : { default: null });

function row<Kind extends FactKind, Parts extends object>(
  kind: Kind,
  label: string,
  group: FactGroup,
  parts: Parts,
) {
  const unknown = "isRequired" in parts ? {} : { default: null };
  return { kind, label, group, ...unknown, ...parts } as Row<Kind, WithDefault<Parts>>;
}

/** A row: its label as people read it in forms and messages, its part of the staff's form, what it may be, and where it is said. */
export const fact = {
  count: <const Parts extends NumberParts>(
    label: string,
    group: FactGroup,
    [min, max]: [number, number],
    parts: Parts,
  ) => row("count", label, group, { min, max, ...parts }),
  decimal: <const Parts extends NumberParts>(
    label: string,
    group: FactGroup,
    [min, max]: [number, number],
    parts: Parts,
  ) => row("decimal", label, group, { min, max, ...parts }),
  yesNo: <const Parts extends YesNoParts>(label: string, group: FactGroup, parts: Parts) =>
    row("yesNo", label, group, parts),
  choice: <const Labels extends Options, const Parts extends ChoiceParts<keyof Labels>>(
    label: string,
    group: FactGroup,
    options: Labels,
    parts: Parts,
  ) => row("choice", label, group, { options, ...parts }),
  /** Any number of the options. */
  tags: <const Labels extends Options, const Parts extends TagsParts>(
    label: string,
    group: FactGroup,
    options: Labels,
    parts: Parts,
  ) => row("tags", label, group, { options, default: [] as const, ...parts }),
  /** Any number of texts. */
  texts: <const Parts extends Common<readonly []>>(
    label: string,
    group: FactGroup,
    maxLength: number,
    parts: Parts,
  ) => row("texts", label, group, { maxLength, default: [] as const, ...parts }),
  /** A day of the calendar, yyyy-mm-dd. */
  day: <const Parts extends DayParts>(label: string, group: FactGroup, parts: Parts) =>
    row("day", label, group, parts),
};

type OptionOf<Fact> = Fact extends { options: infer Labels } ? keyof Labels : never;
type Known<Fact> = {
  count: number;
  decimal: number;
  yesNo: boolean;
  choice: OptionOf<Fact>;
  tags: OptionOf<Fact>[];
  texts: string[];
  day: string;
}[Fact extends { kind: infer Kind extends FactKind } ? Kind : never];

/** What a car holds of the fact. */
export type ValueOf<Fact> = Known<Fact> | (Fact extends { default: null } ? null : never);
export type ValuesOf<Rows> = { -readonly [Name in keyof Rows]: ValueOf<Rows[Name]> };

/** The names of the rows that have this: `NamesWith<Rows, "api">`. */
export type NamesWith<Rows, Part extends string> = {
  [Name in keyof Rows]: Rows[Name] extends Record<Part, unknown> ? Name : never;
}[keyof Rows] &
  string;

/** The same made of each fact. */
export function mapFacts<Made>(
  rows: CarFactRows,
  make: (row: CarFact, name: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(rows).map(([name, fact]) => [name, make(fact, name)]));
}

/** What is made of a fact by its kind. */
export function byKind<Made>(
  makers: {
    [Kind in FactKind]: (row: Extract<CarFact, { kind: Kind }>) => Made;
  },
): (row: CarFact) => Made {
  return (fact) => (makers[fact.kind] as (row: CarFact) => Made)(fact);
}

/** The rows that have this: `factsWith(rows, "importLabel")`. */
export function factsWith<Rows extends CarFactRows, Part extends string>(rows: Rows, part: Part) {
  const found = Object.entries(rows).filter(([, fact]) => part in fact);
  return Object.fromEntries(found) as Pick<Rows, NamesWith<Rows, Part>>;
}

/** And those that have it not. */
export function factsWithout<Rows extends CarFactRows, Part extends string>(rows: Rows, part: Part) {
  const found = Object.entries(rows).filter(([, fact]) => !(part in fact));
  return Object.fromEntries(found) as Omit<Rows, NamesWith<Rows, Part>>;
}

/** What a choice holds: the keys of its options. */
export function valuesOf({
  options,
  isNumbered,
}: {
  options: Options;
  isNumbered?: true;
}): (string | number)[] {
  return Object.keys(options).map((key) => (isNumbered ? Number(key) : key));
}

/** What a new car is where nobody has said it. */
export function defaultsOf<Rows extends CarFactRows>(rows: Rows) {
  return mapFacts(factsWith(rows, "default"), (fact) => fact.default) as {
    [Name in NamesWith<Rows, "default">]: ValueOf<Rows[Name]>;
  };
}

/** An advert of somebody else's that tells none of them. */
export function unknownFacts<Rows extends CarFactRows>(rows: Rows) {
  return mapFacts(rows, () => null) as { [Name in keyof Rows]: null };
}

/** A table and what the facts add to it: those that the table names keep its place for them, the others come last. */
export function withFacts<const Own extends object, Facts extends object>(
  own: Own,
  facts: Facts,
): Own & Facts {
  return { ...own, ...facts };
}

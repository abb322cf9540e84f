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
  /** What a Swedish export calls it, where that is not the label. */
  importLabel?: string;
  /** No file says it: the site decides. */
  isOfSite?: true;
  /** What partners read about it, true where the name says it all; without it the fact is not published. */
  api?: string | true;
};

/** The parts of the staff's form, in its order. */
export const factGroups = {
  identity: "Fakta",
  technical: "Teknik",
  battery: "El och batteri",
  past: "Historik och däck",
  place: "Butik och plats",
  equipment: "Utrustning och text",
  flags: "Märkning",
  price: "Pris",
  status: "Status",
};
export type FactGroup = keyof typeof factGroups;

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
  /** Zero, if the row says nothing else. */
  min?: number;
  max: number;
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

/** By kind, what a row says besides its label, as people read it in forms and messages, and its part of the staff's form. */
type Parts = {
  count: NumberParts;
  decimal: NumberParts;
  yesNo: Common<boolean> & {
    advert?: { label: string; yes: string; no: string };
    filter?: { label: string; yes: string; no: string };
  };
  choice: Common<string> & {
    options: Options;
    /** The values are the numbers that the options are keyed by. */
    isNumbered?: true;
    /** "inget känt drivmedel": what any other word is. */
    noun?: string;
    /** What dealers write besides the values and the labels. */
    synonyms?: Options;
    advert?: string;
    filter?: OptionsFilter<string>;
  };
  /** Any number of the options. */
  tags: Common<readonly string[]> & { options: Options; filter?: { name: string } };
  /** Any number of texts. */
  texts: Common<readonly string[]> & { maxLength: number };
  /** A day of the calendar, yyyy-mm-dd. */
  day: Common<string> & { isPast?: true; advert?: string };
};

export type FactKind = keyof Parts;
type Row<Kind, More> = { kind: Kind; label: string; group: FactGroup } & More;
export type FactOf<Kind extends FactKind> = Row<Kind, Parts[Kind]>;
export type CarFact = { [Kind in FactKind]: FactOf<Kind> }[FactKind];
export type CarFactRows = Readonly<Record<string, CarFact>>;

type Added<More> = (More extends { isRequired: true } | { default: unknown } ? unknown : { default: null }) &
  (More extends { isOfSite: true } ? unknown : { importLabel: string });

export function fact<const Kind extends FactKind, const More extends Parts[Kind]>(
  kind: Kind,
  label: string,
  group: FactGroup,
  more: More,
) {
  const unknown = more.isRequired ? {} : { default: null };
  const imported = more.isOfSite ? {} : { importLabel: label.toLowerCase() };
  return { kind, label, group, ...unknown, ...imported, ...more } as Row<Kind, More & Added<More>>;
}

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

/** What a car says of the fact. */
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

/** Maps each fact by its kind. */
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

/** What a new car is where nobody says it. */
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

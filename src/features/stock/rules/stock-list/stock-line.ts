import type { LicensePlate } from "#core/plate/license-plate.ts";

/** One car in the list of the whole stock: what is looked at, filtered and sorted by, and nothing else. */
export type StockLine = {
  id: number;
  licenseplate: LicensePlate;
  title: string;
  make: string;
  status: number;
  /** The store that sells it, and the one where it stands, as addresses have them. */
  store: string;
  standsAt: string;
  modelYear: number;
  /** Mil. */
  mileage: number;
  price: number | null;
  /** The only price that may be shown beside it; null where no cut may be announced. */
  referencePrice: number | null;
  /** A price from a later day, and that day; null where none is planned. */
  plannedPrice: number | null;
  plannedFrom: string | null;
  /** Days since it was published, until it was sold; null before that. */
  days: number | null;
  views: number;
  pictures: number;
  /** Bits of missing.ts. */
  missing: number;
  /** When its price, status or facts were last changed; minutes since 1970. */
  changedAt: number;
  /** Who of us did it; null where it was an import or the web. */
  changedBy: string | null;
};

type Column = keyof StockLine;
/** Few words in many cars: each is sent once, and the cars point at it. */
const wordColumns = [
  "title",
  "make",
  "store",
  "standsAt",
  "changedBy",
  "plannedFrom",
] as const satisfies Column[];
type WordColumn = (typeof wordColumns)[number];
const plainColumns = [
  "id",
  "licenseplate",
  "status",
  "modelYear",
  "mileage",
  "price",
  "referencePrice",
  "plannedPrice",
  "days",
  "views",
  "pictures",
  "missing",
  "changedAt",
] as const satisfies Exclude<Column, WordColumn>[];
type PlainColumn = (typeof plainColumns)[number];

/** The same lines column by column: a third of the bytes, and read in a third of the time. */
export type PackedLines = {
  plain: { [Name in PlainColumn]: StockLine[Name][] };
  words: Record<WordColumn, { words: (string | null)[]; at: number[] }>;
};

export function packed(lines: readonly StockLine[]): PackedLines {
  const plain = Object.fromEntries(plainColumns.map((name) => [name, lines.map((line) => line[name])]));
  const words = Object.fromEntries(wordColumns.map((name) => [name, pointed(lines, name)]));
  return { plain, words } as PackedLines;
}

function pointed(lines: readonly StockLine[], name: WordColumn) {
  const places = new Map<string | null, number>();
  const at = lines.map((line) => {
    const indexBefore = places.get(line[name]);
    if (indexBefore !== undefined) return indexBefore;
    places.set(line[name], places.size);
    return places.size - 1;
  });
  return { words: [...places.keys()], at };
}

export function unpacked({ plain, words }: PackedLines): StockLine[] {
  return plain.id.map((_, index) => {
    const line: Record<string, unknown> = {};
    for (const name of plainColumns) line[name] = plain[name][index];
    for (const name of wordColumns) {
      const { words: indexBefore, at } = words[name];
      line[name] = indexBefore[at[index] ?? 0];
    }
    return line as StockLine;
  });
}

/** The list after a change: who was chosen by id still is, in the same place. */
export function withChangedLines<Line extends StockLine>(
  lines: readonly Line[],
  changed: readonly Line[],
  removed: readonly number[],
): Line[] {
  const changedById = new Map(changed.map((line) => [line.id, line]));
  const removedIds = new Set(removed);
  const unchanged = lines.flatMap((line) => {
    if (removedIds.has(line.id)) return [];
    const next = changedById.get(line.id);
    changedById.delete(line.id);
    return [next ?? line];
  });
  return [...unchanged, ...changedById.values()];
}

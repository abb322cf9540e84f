import { capitalized } from "#core/text/capitalized.ts";
import { milBetween, type Position } from "#features/stores/rules/distance.ts";
import { type PostcodeArea, postcodeAreas } from "#features/stores/rules/postcode-areas.ts";
import { type Region, regions, storesIn } from "#features/stores/rules/regions.ts";
import { type Store, townOf } from "#features/stores/rules/store.ts";
import { byLength, type EntriesByLength, entriesOfTable } from "./lexicon-entry.ts";
import { type PhraseRow, type PhraseTable, phraseTable, piecesOfTable } from "./phrases.ts";
import { folded } from "./tokens.ts";

/** A place is the stores it has. A town without one has its nearest, if that is near enough to mean it. */
export type Place = {
  stores: readonly string[];
  label?: string;
  note?: string;
  noteWithoutPlace?: string;
  position?: Position;
};

/** What a place without stores asks, unless another place is asked for. */
export const allStoresShown = "Bilar från alla butiker visas.";

/** What is known of the places of one chain: worked out once for its stores, asked by every sentence. */
export type PlaceWords = {
  afterPreposition: PhraseTable<Place>;
  alone: PhraseTable<Place>;
  /** Every word of them, for whoever must not take it for something else. */
  words: ReadonlySet<string>;
  /** The stores within so many mil of a place. */
  storesWithin: (position: Position, mil: number) => readonly string[];
  /** The same as words that may be misspelt: a place with a store is meant more often than one without. */
  entries: EntriesByLength;
};

export function placeWords(stores: readonly Store[]): PlaceWords {
  const rows = placeRows(stores);
  const afterPreposition = phraseTable(rows);
  return {
    afterPreposition,
    alone: phraseTable(rows.filter(([phrase]) => !alsoWords.has(phrase.toLowerCase()))),
    words: new Set(piecesOfTable(afterPreposition).keys()),
    entries: byLength([
      ...entriesOfTable(phraseTable(rows.filter(([, { stores: there }]) => there.length > 0)), 1),
      ...entriesOfTable(phraseTable(rows.filter(([, { stores: there }]) => there.length === 0)), 3),
    ]),
    storesWithin: (position, mil) =>
      stores
        .filter((store) => store.kind === "store" && milBetween(position, store) <= mil)
        .map(({ slug }) => slug),
  };
}

/** The first row that has a phrase keeps it: a store is known by its own names before all else. */
function placeRows(stores: readonly Store[]): PhraseRow<Place>[] {
  const ordinary = stores.filter(({ kind }) => kind === "store");
  return [
    ...rowsOfNames(ordinary, ({ label }) => [label]),
    ...rowsOfNames(ordinary, (store) => [store.area, townOf(store)]),
    ...rowsOfNames(stores, ({ label }) => [`butiken ${label}`, `butik ${label}`]),
    ...rowsOfNames(stores, ({ aliases }) => aliases),
    ...regions.flatMap((region) => rowsOfRegion(region, storesIn(region, ordinary))),
    ...Object.values(postcodeAreas).map((area) => rowOfTown(area, ordinary)),
  ];
}

/** A name that several stores share means all of them. */
function rowsOfNames(
  stores: readonly Store[],
  namesOf: (store: Store) => readonly string[],
): PhraseRow<Place>[] {
  const named = stores.flatMap((store) => namesOf(store).map((name) => ({ phrase: phraseOf(name), store })));
  const groups = Map.groupBy(
    named.filter(({ phrase }) => phrase !== ""),
    ({ phrase }) => folded(phrase),
  );
  return Array.from(groups.values(), (group) => {
    const phrase = group[0]?.phrase ?? "";
    const slugs = [...new Set(group.map(({ store }) => store.slug))];
    return [phrase, { ...placeOfStores(phrase, slugs), position: middleOf(group.map(({ store }) => store)) }];
  });
}

/** Commas part the phrases of a row; in a store's own name they are only pauses. */
function phraseOf(name: string): string {
  return name.replace(/[^\p{Letter}\p{Number}]+/gu, " ").trim();
}

/** "Stockholm (5 butiker)": the place that was said, since its stores have other names. */
function placeOfStores(phrases: string, stores: readonly string[]): Place {
  return stores.length > 1 ? { stores, label: `${nameOf(phrases)} (${stores.length} butiker)` } : { stores };
}

function rowsOfRegion(region: Region, stores: readonly Store[]): PhraseRow<Place>[] {
  const { phrases } = region;
  const slugs = stores.map(({ slug }) => slug);
  if (slugs.length > 0) return [[phrases, { ...placeOfStores(phrases, slugs), position: middleOf(stores) }]];
  if (region.isCity) return [];
  const note = `Vi har ingen butik i ${nameOf(phrases)}.`;
  return [[phrases, { stores: [], note, noteWithoutPlace: allStoresShown }]];
}

function nameOf(phrases: string): string {
  const [name = ""] = phrases.split(",");
  return capitalized(name);
}

const nearEnoughMil = 5;

function rowOfTown({ town, latitude, longitude }: PostcodeArea, stores: readonly Store[]): PhraseRow<Place> {
  const nearest = nearestStore({ latitude, longitude }, stores);
  const none = `Vi har ingen butik i ${town}.`;
  const position = { latitude, longitude };
  const nowhere = { stores: [], noteWithoutPlace: allStoresShown, position };
  if (nearest === null) return [town, { ...nowhere, note: none }];
  const { store, mil } = nearest;
  const where = `${none} Närmast är ${store.label}, cirka ${Math.max(1, Math.round(mil))}\u00a0mil bort.`;
  return mil <= nearEnoughMil
    ? [town, { stores: [store.slug], note: `${where} Därför visas bilarna där.`, position }]
    : [town, { ...nowhere, note: where }];
}

function middleOf(stores: readonly Position[]): Position {
  const mean = (of: (store: Position) => number) =>
    stores.reduce((sum, store) => sum + of(store), 0) / stores.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

function nearestStore(from: Position, stores: readonly Store[]): { store: Store; mil: number } | null {
  return stores
    .map((store) => ({ store, mil: milBetween(from, store) }))
    .reduce<{ store: Store; mil: number } | null>(
      (nearest, other) => (nearest === null || other.mil < nearest.mil ? other : nearest),
      null,
    );
}

/** Towns that are also everyday words: "i Lund" is the town, "vara" is a verb. */
const alsoWords = new Set(["vara", "mora", "sala", "trosa", "köping", "åre", "ånge"]);

export const placePrepositions = phraseTable<null>([
  [
    `i, i närheten av, nära, runt, runt om, kring, omkring, utanför, vid, från, i området, i butik, i butiken
      i, butik, butiken i, hos er i`,
    null,
  ],
]);

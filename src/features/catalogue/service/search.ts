import type { BrandCount } from "#features/cars/rules/brand-count.ts";
import type { Filter } from "../rules/filter.ts";
import { carsOnPage, type FoundRows } from "./answer/cars-on-page.ts";
import { countLayer, type LayerCount } from "./answer/count-layer.ts";
import {
  brandCountOf,
  type Facets,
  facetsOf,
  type Histograms,
  histogramsOf,
} from "./answer/facets-of-counts.ts";
import { questionsOf, requiredRows } from "./answer/questions.ts";
import type { Catalog } from "./catalog.ts";
import { type Bits, intersect } from "./columns/bits.ts";
import type { Layer } from "./layer.ts";
import { removeRowsWith, rowsWithParts } from "./words/find-rows.ts";
import { readSearch, spellingOf, unwantedParts, type WordMatch } from "./words/reading.ts";
import { vocabularyOf } from "./words/vocabulary.ts";

/** All of it from one look at the stock: the total, the page and the counts cannot contradict each other. */
export type SearchResult<Car> = {
  total: number;
  /** The page that the filter asks for; empty beyond the last. */
  cars: Car[];
  facets: Facets;
  histograms: Histograms;
  /** Makes with their series, as the list of makes shows them. */
  brandCount: BrandCount[];
};

/** `only`: a part of the stock, searched and counted as if there were no other cars. */
type SearchOptions<Car> = { pageSize: number; only?: (car: Car) => boolean };

export function search<Car>(
  catalog: Catalog<Car>,
  filter: Filter,
  { pageSize, only }: SearchOptions<Car>,
): SearchResult<Car> {
  const { facets, makes } = catalog.dictionaries;
  const { found, counts, total } = findAll(catalog, filter, only);
  return {
    total,
    cars: carsOnPage(catalog.dictionaries.kind, filter, found, pageSize),
    facets: facetsOf(counts, facets, makes),
    histograms: histogramsOf(counts, facets),
    brandCount: brandCountOf(counts, facets, makes),
  };
}

/** How many cars a filter means, for "Visa 312 bilar". */
export function countFound<Car>(catalog: Catalog<Car>, filter: Filter): number {
  return findAll(catalog, filter).total;
}

type Spelling = ReturnType<typeof spellingOf>;
const spellings = new WeakMap<object, Map<string, Spelling>>();
const maxSpellings = 5_000;

/** The words of a stock, for whoever reads what is written before it is searched for. */
export function wordsOfStock<Car>(catalog: Catalog<Car>) {
  const vocabulary = vocabularyOf(layersOf(catalog));
  const cached = spellings.get(catalog) ?? new Map<string, Spelling>();
  spellings.set(catalog, cached);
  return {
    has: (word: string) => vocabulary.has(word),
    begins: (prefix: string) => vocabulary.hasPrefix(prefix),
    /** Most words come again: each is looked for once in a stock. */
    spelling: (word: string): Spelling => {
      const before = cached.get(word);
      if (before !== undefined) return before;
      const spelling = spellingOf(word, vocabulary);
      if (cached.size < maxSpellings) cached.set(word, spelling);
      return spelling;
    },
  };
}

function layersOf<Car>({ base, recent }: Catalog<Car>): readonly Layer<Car>[] {
  return recent.segment.cars.length > 0 ? [base, recent] : [base];
}

type Found<Car> = LayerCount & FoundRows<Car>;

function findAll<Car>(catalog: Catalog<Car>, filter: Filter, only?: (car: Car) => boolean) {
  const layers = layersOf(catalog);
  const parts = filter.search === "" ? [] : readSearch(filter.search, vocabularyOf(layers), catalog.readings);
  const unwanted = filter.search.includes("-") ? unwantedParts(filter.search) : [];
  const found = layers.map((layer) => findInLayer(catalog, layer, filter, { parts, unwanted, only }));
  const [{ counts }, recent] = found as [Found<Car>, Found<Car> | undefined];
  if (recent)
    recent.counts.forEach((count, at) => {
      counts[at] = (counts[at] ?? 0) + count;
    });
  return { found, counts, total: found.reduce((sum, { total }) => sum + total, 0) };
}

function findInLayer<Car>(
  { dictionaries }: Catalog<Car>,
  layer: Layer<Car>,
  filter: Filter,
  { parts, unwanted, only }: WordParts & { only: ((car: Car) => boolean) | undefined },
): Found<Car> {
  const { segment } = layer;
  segment.pool.releaseAll();
  const criteria = { segment, kind: dictionaries.kind };
  const questions = questionsOf(filter, criteria, dictionaries);
  const chosen = requiredRows(filter, criteria, dictionaries.facets, only);
  const required = requiredIn(layer, chosen, { parts, unwanted });
  return { ...countLayer(layer, dictionaries.facets, { required, questions }), layer, parts: parts ?? [] };
}

/** What must stand in what is written about a car, and what must not; null: what no car has. */
type WordParts = { parts: readonly WordMatch[] | null; unwanted: readonly WordMatch[] };

/** Null when nothing more is required than that a row is live. */
function requiredIn(layer: Layer<unknown>, chosen: Bits | null, { parts, unwanted }: WordParts): Bits | null {
  const { segment, live } = layer;
  if (parts === null) return segment.pool.acquireEmpty();
  const hasWords = parts.length > 0 || unwanted.length > 0;
  const withWords = hasWords ? rowsWithParts(segment, parts) : null;
  if (withWords && unwanted.length > 0) removeRowsWith(segment, unwanted, withWords);
  const required = withWords ?? chosen;
  if (required === null) return null;
  if (withWords && chosen) intersect(required, chosen);
  intersect(required, live);
  return required;
}

import { folded } from "#features/catalogue/rules/sentence/tokens.ts";
import { missingBits, missingThingsIn } from "./missing.ts";
import type { StockLine } from "./stock-line.ts";
import type { StockOrder, StockQuery } from "./stock-query.ts";
import { stockViews } from "./stock-views.ts";

/** Lines with the text that is searched in, made once a line: a letter that is typed asks all of them. */
export type SearchedLine = StockLine & { words: string };

export function searchedLine(line: StockLine, storeLabel: (slug: string) => string): SearchedLine {
  return {
    ...line,
    words: folded(`${line.licenseplate} ${line.title} ${storeLabel(line.store)} ${line.status}`),
  };
}

/** What the filter lets through, in the order it has: a letter more or less never orders anything anew. */
export function filteredLines(lines: readonly SearchedLine[], query: StockQuery): SearchedLine[] {
  return lines.filter(predicateFor(query));
}

function predicateFor(query: StockQuery): (line: SearchedLine) => boolean {
  const { includes } = stockViews[query.view];
  const words = folded(query.text).split(/\s+/).filter(Boolean);
  const stores = new Set(query.stores);
  const makes = new Set(query.makes);
  const missing = missingBits(query.missing);
  const { daysFrom, daysTo, priceFrom, priceTo } = query;
  return (line) =>
    includes(line) &&
    (stores.size === 0 || stores.has(line.store)) &&
    (makes.size === 0 || makes.has(line.make)) &&
    (line.missing & missing) === missing &&
    isWithin(line.days, daysFrom, daysTo) &&
    isWithin(line.price, priceFrom, priceTo) &&
    words.every((word) => line.words.includes(word));
}

/** What is not known lies within no bounds. */
function isWithin(value: number | null, from: number | null, to: number | null): boolean {
  if (from === null && to === null) return true;
  return value !== null && (from === null || value >= from) && (to === null || value <= to);
}

type Key = (line: SearchedLine) => number | null;
const keys: Record<Exclude<StockOrder, "title" | "store">, Key> = {
  plate: ({ licenseplate }) => Number.parseInt(licenseplate, 36),
  status: ({ status }) => status,
  mileage: ({ mileage }) => mileage,
  price: ({ price }) => price,
  days: ({ days }) => days,
  missing: ({ missing }) => missingThingsIn(missing).length,
  views: ({ views }) => views,
  changed: ({ changedAt }) => changedAt,
};

/** After everything that is known, whichever way the order goes. */
const unknownKey = 2 ** 37;

/**
 * Keys and places are sorted as plain numbers, which takes a tenth of the time of a comparing function: 20,000 cars are
 * in their order within a frame. Equal keys keep the order they had.
 */
export function orderedLines(
  lines: readonly SearchedLine[],
  { order, isDescending }: Pick<StockQuery, "order" | "isDescending">,
): SearchedLine[] {
  const key = order === "title" || order === "store" ? rankOf(lines, order) : keys[order];
  const count = lines.length;
  const sorted = new Float64Array(count);
  lines.forEach((line, index) => {
    const own = key(line);
    const signed = own === null ? unknownKey : isDescending ? -own : own;
    sorted[index] = signed * count + index;
  });
  sorted.sort();
  return Array.from(sorted, (mixed) => lines[mixed - Math.floor(mixed / count) * count]) as SearchedLine[];
}

/** Texts in their order, each once. */
function rankOf(lines: readonly SearchedLine[], name: "title" | "store"): Key {
  const texts = [...new Set(lines.map((line) => line[name]))].sort();
  const ranks = new Map(texts.map((text, rank) => [text, rank]));
  return (line) => ranks.get(line[name]) ?? 0;
}

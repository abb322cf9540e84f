import { type Bits, countBits, countShared } from "../columns/bits.ts";
import { type Codebook, makeLane } from "../columns/codebook.ts";
import { countCodes, countLane, countsFromCodes } from "../columns/count-codes.ts";
import { type OptionFacetName, optionFacets } from "../columns/facets.ts";
import type { Layer } from "../layer.ts";
import type { Question } from "./questions.ts";

export type LayerCount = { hits: Bits; total: number; counts: Int32Array };

/**
 * All counts of one layer. A car that agrees with every question is a hit and counts in every facet. A car that
 * disagrees with exactly one counts in the facet of that one only: it would be a hit if that field asked nothing,
 * which is what the count of an option says. A car that disagrees with two counts nowhere. [CATALOG-2]
 */
export function countLayer(
  layer: Layer<unknown>,
  codebook: Codebook,
  required: Bits,
  questions: readonly Question[],
): LayerCount {
  const { segment } = layer;
  if (questions.length === 0 && required === layer.live) {
    return { hits: layer.live, total: layer.size, counts: layer.totals.slice() };
  }
  const hits = segment.scratch.take();
  const nearMisses = segment.scratch.take();
  splitRows(required, questions, hits, nearMisses);
  const total = countBits(hits);
  const counts = new Int32Array(layer.totals.length);
  countsFromCodes(codebook, codesOfHits(layer, hits, total), counts);

  if (questions.length === 1 && required === layer.live) {
    for (const { facet } of questions) copyTotals(layer, codebook, facet, counts);
    return { hits, total, counts };
  }
  const missing = segment.scratch.take();
  for (const { facet, agreeing } of questions) {
    for (let at = 0; at < missing.length; at++) {
      missing[at] = (nearMisses[at] as number) & ~(agreeing[at] as number);
    }
    const cars = countBits(missing);
    if (cars === 0) continue;
    if (isOptionFacet(facet) && isCheaperByOption(facet, cars, missing.length)) {
      addByOption(layer, codebook, facet, missing, counts);
    } else addFacet(layer, codebook, facet, missing, counts);
  }
  return { hits, total, counts };
}

/** Rows that disagree with no question, and rows that disagree with exactly one: 32 cars at a time. */
function splitRows(required: Bits, questions: readonly Question[], hits: Bits, nearMisses: Bits): void {
  const [first, second, ...others] = questions.map(({ agreeing }) => agreeing);
  if (!first) {
    hits.set(required);
    nearMisses.fill(0);
    return;
  }
  if (!second) {
    for (let at = 0; at < hits.length; at++) {
      const wanted = required[at] as number;
      const agrees = first[at] as number;
      hits[at] = wanted & agrees;
      nearMisses[at] = wanted & ~agrees;
    }
    return;
  }
  // While it runs: `hits` holds who disagrees at least once, `nearMisses` who does so at least twice.
  for (let at = 0; at < hits.length; at++) {
    const one = ~(first[at] as number);
    const other = ~(second[at] as number);
    hits[at] = one | other;
    nearMisses[at] = one & other;
  }
  for (const agreeing of others) {
    for (let at = 0; at < hits.length; at++) {
      const disagrees = ~(agreeing[at] as number);
      const before = hits[at] as number;
      nearMisses[at] = (nearMisses[at] as number) | (before & disagrees);
      hits[at] = before | disagrees;
    }
  }
  for (let at = 0; at < hits.length; at++) {
    const wanted = required[at] as number;
    const once = hits[at] as number;
    hits[at] = wanted & ~once;
    nearMisses[at] = wanted & once & ~(nearMisses[at] as number);
  }
}

/** Counts the hits, or, when they are most of the stock, everybody else. */
function codesOfHits(layer: Layer<unknown>, hits: Bits, total: number): Int32Array {
  const { segment, live, size, codeTotals } = layer;
  const counted = codesCounted(codeTotals.length);
  if (total * 2 <= size) {
    countCodes(segment.codes, hits, counted);
    return counted;
  }
  const others = segment.scratch.take();
  for (let at = 0; at < others.length; at++) others[at] = (live[at] as number) & ~(hits[at] as number);
  countCodes(segment.codes, others, counted);
  for (let code = 0; code < counted.length; code++) {
    counted[code] = (codeTotals[code] as number) - (counted[code] as number);
  }
  return counted;
}

function isOptionFacet(facet: Question["facet"]): facet is OptionFacetName {
  return facet in optionFacets;
}

/** To look at a car costs about as much as to compare two words of bits, and a word holds 32 cars. */
const wordsPerCar = 2;

function isCheaperByOption(facet: OptionFacetName, cars: number, words: number): boolean {
  return optionFacets[facet].options.length * words < cars * wordsPerCar;
}

/** Many cars and few options: the bits that each option shares with them. */
function addByOption(
  { segment }: Layer<unknown>,
  codebook: Codebook,
  facet: OptionFacetName,
  rows: Bits,
  counts: Int32Array,
): void {
  const { at } = codebook.places[facet];
  segment.options[facet].forEach((having, option) => {
    counts[at + option] = (counts[at + option] as number) + countShared(having, rows);
  });
}

function addFacet(
  layer: Layer<unknown>,
  codebook: Codebook,
  facet: Question["facet"],
  rows: Bits,
  counts: Int32Array,
): void {
  const { codes } = layer.segment;
  const counted = codesCounted(layer.codeTotals.length);
  if (facet === "makes") {
    countLane(codes, makeLane, rows, counted);
    const { makeCodesAt, makeCountsAt } = codebook;
    for (let code = makeCodesAt; code < counted.length; code++) {
      const at = makeCountsAt + code - makeCodesAt;
      counts[at] = (counts[at] as number) + (counted[code] as number);
    }
    return;
  }
  const { lane, stride, size, at } = codebook.places[facet];
  const { start, size: laneSize } = codebook.lanes[lane] as Codebook["lanes"][number];
  countLane(codes, lane, rows, counted);
  for (let code = 0; code < laneSize; code++) {
    const cars = counted[start + code] as number;
    if (cars === 0) continue;
    const target = at + (Math.floor(code / stride) % size);
    counts[target] = (counts[target] as number) + cars;
  }
}

/** The only question: without it nothing is asked. */
function copyTotals(
  layer: Layer<unknown>,
  codebook: Codebook,
  facet: Question["facet"],
  counts: Int32Array,
): void {
  const isMake = facet === "makes";
  const at = isMake ? codebook.makeCountsAt : codebook.places[facet].at;
  const end = isMake ? counts.length : at + codebook.places[facet].size;
  counts.set(layer.totals.subarray(at, end), at);
}

let spare = new Int32Array(0);

/** One list of zeroes for all searches: none of them waits, so none sees another's. */
function codesCounted(length: number): Int32Array {
  if (spare.length !== length) spare = new Int32Array(length);
  else spare.fill(0);
  return spare;
}

import { type Bits, countBits, countShared, writeWithout } from "../columns/bits.ts";
import type { Codebook } from "../columns/codebook.ts";
import { addCars, addCounted, addValues, countCodes } from "../columns/count-codes.ts";
import { type OptionFacetName, optionFacets } from "../columns/facets.ts";
import { addByStretch } from "../columns/stretches.ts";
import type { Layer } from "../layer.ts";
import type { Question } from "./questions.ts";
import { splitRows } from "./split-rows.ts";

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
  splitRows(
    required,
    questions.map(({ agreeing }) => agreeing),
    { hits, nearMisses },
  );
  const total = countBits(hits);
  const counts = new Int32Array(layer.totals.length);
  addHits(layer, hits, total, counts);

  if (questions.length === 1 && required === layer.live) {
    for (const { facet } of questions) copyTotals(layer, codebook, facet, counts);
    return { hits, total, counts };
  }
  for (const { facet, agreeing } of questions) {
    const missing = segment.scratch.take();
    writeWithout(missing, nearMisses, agreeing);
    const cars = countBits(missing);
    const others = layer.size - total - cars;
    if (cars <= others) addRows(layer, codebook, facet, missing, cars, counts, 1);
    else {
      // Without this question nearly all are hits: fewer cars tell how many are left of the whole stock.
      copyTotals(layer, codebook, facet, counts);
      for (let at = 0; at < missing.length; at++) {
        missing[at] = (layer.live[at] as number) & ~((missing[at] as number) | (hits[at] as number));
      }
      addRows(layer, codebook, facet, missing, others, counts, -1);
    }
  }
  return { hits, total, counts };
}

/** Adds the rows to the counts of one facet, or takes them away. */
function addRows(
  layer: Layer<unknown>,
  codebook: Codebook,
  facet: Question["facet"],
  rows: Bits,
  cars: number,
  counts: Int32Array,
  sign: 1 | -1,
): void {
  if (cars === 0) return;
  const { values, makes } = layer.segment;
  if (facet === "makes") addByStretch(rows, makes, counts, { at: codebook.makesAt, sign });
  else if (isOptionFacet(facet) && isCheaperByOption(facet, cars, rows.length)) {
    addByOption(layer, codebook, facet, rows, counts, sign);
  } else addValues(values.facets[facet], rows, counts, codebook.places[facet].at, sign);
}

/** Counts the hits: few of them one by one, and when they are most of the stock, everybody else. */
function addHits(layer: Layer<unknown>, hits: Bits, total: number, counts: Int32Array): void {
  const { segment, live, size, codeTotals } = layer;
  const { codes, scratch } = segment;
  if (total * codesPerCar < codes.size) {
    addCars(codes, hits, counts);
    return;
  }
  const counted = codesCounted(codes.size);
  if (total * 2 <= size) countCodes(codes.rows, hits, counted);
  else {
    const others = scratch.take();
    writeWithout(others, live, hits);
    countCodes(codes.rows, others, counted);
    for (let code = 0; code < counted.length; code++) {
      counted[code] = (codeTotals[code] as number) - (counted[code] as number);
    }
  }
  addCounted(codes, counted, counts);
}

/** To say at once what a car is takes as long as to go through that many codes. */
const codesPerCar = 24;

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
  sign: 1 | -1,
): void {
  const { at } = codebook.places[facet];
  segment.options[facet].forEach((having, option) => {
    counts[at + option] = (counts[at + option] as number) + sign * countShared(having, rows);
  });
}

/** The only question: without it nothing is asked. */
function copyTotals(
  layer: Layer<unknown>,
  codebook: Codebook,
  facet: Question["facet"],
  counts: Int32Array,
): void {
  const isMake = facet === "makes";
  const at = isMake ? codebook.makesAt : codebook.places[facet].at;
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

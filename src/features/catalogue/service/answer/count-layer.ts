import { type Bits, countBits, intersect, writeDifference, writeIntersection } from "../columns/bits.ts";
import type { FacetDictionary } from "../columns/facet-dictionary.ts";
import type { Layer } from "../layer.ts";
import { addRows } from "./add-rows.ts";
import { addNearMisses } from "./count-near-misses.ts";
import { addPrecomputed, type Precomputed } from "./precomputed.ts";
import type { Question } from "./questions.ts";
import { splitRows } from "./split-rows.ts";

export type LayerCount = { hits: Bits; total: number; counts: Int32Array };

/** Null: nothing is required but that the row is live. */
type Questions = { required: Bits | null; questions: readonly Question[] };
type PrecomputedQuestion = Question & { precomputed: Precomputed };

/** All counts of one layer. */
export function countLayer(
  layer: Layer<unknown>,
  facets: FacetDictionary,
  optionCodes: Questions,
): LayerCount {
  const [one, other, ...more] = optionCodes.questions;
  if (optionCodes.required === null && more.length === 0) {
    if (!one) return { hits: layer.live, total: layer.size, counts: layer.totals.slice() };
    if (isPrecomputed(one)) {
      if (!other) return countOne(layer, facets, one);
      if (isPrecomputed(other)) return countTwo(layer, facets, one, other);
    }
  }
  return countMany(layer, facets, optionCodes);
}

/** The counts of one question are precomputed, and without it nothing is asked. */
function countOne(layer: Layer<unknown>, facets: FacetDictionary, question: PrecomputedQuestion): LayerCount {
  const hits = liveRows(layer, question.agreeing);
  const counts = countsAgreeing(layer, question);
  const { at, end } = placesOf(facets, question, counts);
  counts.set(layer.totals.subarray(at, end), at);
  return { hits, total: layer.gone ? countBits(hits) : question.precomputed.size, counts };
}

/** Without the one, the counts of the other are precomputed: only what both find has to be counted. */
function countTwo(
  layer: Layer<unknown>,
  facets: FacetDictionary,
  one: PrecomputedQuestion,
  other: PrecomputedQuestion,
): LayerCount {
  const shared = layer.segment.pool.acquire();
  writeIntersection(shared, one.agreeing, other.agreeing);
  if (layer.gone) intersect(shared, layer.live);
  const total = countBits(shared);
  const counts = countHits(layer, { hits: shared, total, wider: [one, other] });
  writeFacet(layer, facets, one, other, counts);
  writeFacet(layer, facets, other, one, counts);
  return { hits: shared, total, counts };
}

/**
 * A car that agrees with every question is a hit and counts in every facet. A car that disagrees with exactly one
 * counts in the facet of that one only: it would be a hit if that field asked nothing, which is what the count of an
 * option says. A car that disagrees with two counts nowhere.
 */
function countMany(
  layer: Layer<unknown>,
  facets: FacetDictionary,
  { required, questions }: Questions,
): LayerCount {
  const { pool } = layer.segment;
  const hits = pool.acquire();
  const nearMisses = splitRows(
    required ?? layer.live,
    questions.map(({ agreeing }) => agreeing),
    hits,
    { words: pool.acquire(), places: pool.acquire() },
  );
  const total = countBits(hits);
  const wider = required === null ? questions.filter(isPrecomputed) : [];
  const counts = countHits(layer, { hits, total, wider });
  for (const question of questions) addNearMisses(layer.segment, facets, question, nearMisses, counts);
  return { hits, total, counts };
}

/** `wider`: sets that contain all hits and more, and whose counts are precomputed. */
type Hits = { hits: Bits; total: number; wider: readonly PrecomputedQuestion[] };

/** Counts the hits, or, when they are fewer, those who are none in a wider set. */
function countHits(layer: Layer<unknown>, { hits, total, wider }: Hits): Int32Array {
  const { segment, live, size, totals } = layer;
  const [narrowest] = wider.toSorted((a, b) => a.precomputed.size - b.precomputed.size);
  const cars = Math.min(narrowest?.precomputed.size ?? size, size) - total;
  if (total <= cars) {
    const counts = new Int32Array(totals.length);
    addRows(segment.codes, { rows: hits, cars: total }, counts, 1);
    return counts;
  }
  const counts = narrowest ? countsAgreeing(layer, narrowest) : totals.slice();
  const others = segment.pool.acquire();
  writeDifference(others, narrowest?.agreeing ?? live, hits);
  if (layer.gone) intersect(others, live);
  addRows(segment.codes, { rows: others, cars: countBits(others) }, counts, -1);
  return counts;
}

/** Counts are precomputed of the whole segment: who is gone since is taken away. */
function countsAgreeing(
  { segment, gone, totals }: Layer<unknown>,
  { agreeing, precomputed }: PrecomputedQuestion,
): Int32Array {
  const counts = new Int32Array(totals.length);
  addPrecomputed(precomputed, counts);
  if (gone) {
    const rows = segment.pool.acquire();
    writeIntersection(rows, gone, agreeing);
    addRows(segment.codes, { rows, cars: countBits(rows) }, counts, -1);
  }
  return counts;
}

function liveRows({ live, gone, segment }: Layer<unknown>, rows: Bits): Bits {
  if (!gone) return rows;
  const left = segment.pool.acquire();
  writeIntersection(left, rows, live);
  return left;
}

function isPrecomputed(question: Question): question is PrecomputedQuestion {
  return question.precomputed !== null;
}

/** The facet of the one question as it counts what the other finds. */
function writeFacet(
  layer: Layer<unknown>,
  facets: FacetDictionary,
  one: PrecomputedQuestion,
  other: PrecomputedQuestion,
  counts: Int32Array,
): void {
  const { at, end } = placesOf(facets, one, counts);
  if (layer.gone) counts.set(countsAgreeing(layer, other).subarray(at, end), at);
  else addPrecomputed(other.precomputed, counts.fill(0, at, end), at, end);
}

function placesOf({ places, makesAt }: FacetDictionary, { facet }: Question, counts: Int32Array) {
  if (facet === "makes") return { at: makesAt, end: counts.length };
  const { at, size } = places[facet];
  return { at, end: at + size };
}

import type { Filter } from "../../rules/filter.ts";
import { defaultSortOrder } from "../../rules/sort-orders.ts";
import { type Bits, countBits, writeDifference, writeIntersection } from "../columns/bits.ts";
import type { Segment } from "../columns/segment.ts";
import { rowsNamed, rowsNamedExactly } from "../words/find-rows.ts";
import type { WordMatch } from "../words/reading.ts";
import { type Page, rowsOnPage } from "./page-of-rows.ts";

export type Ranked = { segment: Segment<unknown>; parts: readonly WordMatch[]; hits: Bits; total: number };

/**
 * The rows of a page, rank by rank. Only the recommended order ranks, and only what was searched for: the cars with
 * those names come before those with names that begin so, and these before all others.
 */
export function* rowsByRank(ranked: Ranked, { order }: Filter, { from, to }: Page): Iterable<number[]> {
  let passed = 0;
  for (const { rows, total } of ranksOf(ranked, order)) {
    if (passed >= to) return;
    yield rowsOnPage(rows, total, ranked.segment.orders[order], {
      from: Math.max(0, from - passed),
      to: to - passed,
    });
    passed += total;
  }
}

/** One after the other: what the first rank fills is not looked for in the next. */
function* ranksOf({ segment, parts, hits, total }: Ranked, order: Filter["order"]) {
  let rest = hits;
  let left = total;
  if (parts.length > 0 && order === defaultSortOrder) {
    for (const find of [rowsNamedExactly, rowsNamed]) {
      const rows = find(segment, parts);
      writeIntersection(rows, rows, rest);
      const size = countBits(rows);
      yield { rows, total: size };
      const others = segment.pool.acquire();
      writeDifference(others, rest, rows);
      rest = others;
      left -= size;
    }
  }
  yield { rows: rest, total: left };
}

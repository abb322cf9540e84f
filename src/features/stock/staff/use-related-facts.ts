import { useEffect, useRef, useState } from "react";
import { callStaff } from "#platform/staff/staff-api.ts";
import type { StockLine } from "../rules/stock-list/stock-line.ts";

/** What POST /api/staff/cars/beside says of a car. */
export type RelatedFacts = {
  id: number;
  /** The address of its cover. */
  cover: string | null;
  market: { low: number; high: number; sold: number } | null;
  margin: number | null;
};

/** Whoever rolls past a row does not wait for its picture. */
const restMs = 250;

/** A car that has changed is another: its price may leave another margin, its pictures another cover. */
const keyOf = ({ id, price, pictures, changedAt }: StockLine) => `${id} ${price} ${pictures} ${changedAt}`;

/**
 * Covers, market and margins of the rows in view, asked for when the list is at rest, each once. Rows that come while it moves
 * have no cover until it rests, known or not: pictures cost more of a frame than all the words.
 */
export function useRelatedFacts(lines: readonly StockLine[]) {
  const cache = useRef(new Map<string, RelatedFacts>());
  const [rested, setRested] = useState<ReadonlySet<string>>(new Set());
  const keys = lines.map(keyOf).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say all of the lines that counts.
  useEffect(() => {
    const missing = lines.filter((line) => !cache.current.has(keyOf(line)));
    const rest = () => setRested(new Set(lines.map(keyOf)));
    const stop = new AbortController();
    const timer = setTimeout(() => {
      if (missing.length === 0) return rest();
      const body = { ids: missing.map(({ id }) => id) };
      callStaff<{ cars: RelatedFacts[] }>("/api/staff/cars/beside", { body, signal: stop.signal }).then(
        ({ cars }) => {
          const byId = new Map(cars.map((related) => [related.id, related]));
          for (const line of missing) {
            const related = byId.get(line.id);
            if (related) cache.current.set(keyOf(line), related);
          }
          rest();
        },
        // The list is whole without: the next rows ask again.
        () => {},
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [keys]);
  return {
    relatedOf: (line: StockLine) => cache.current.get(keyOf(line)),
    isAtRest: (line: StockLine) => rested.has(keyOf(line)),
  };
}

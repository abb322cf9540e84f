import { useEffect, useRef, useState } from "react";
import type { StockLine } from "#domain/staff/stock-list/stock-line.ts";
import { callStaff } from "../../staff-api.ts";

/** What POST /api/staff/cars/beside says of a car. */
export type Beside = {
  id: number;
  /** The address of its cover. */
  cover: string | null;
  market: { low: number; high: number; sold: number } | null;
  margin: number | null;
};

/** Whoever rolls past a row does not wait for its picture. */
const restMs = 400;

/** A car that has changed is another: its price may leave another margin, its pictures another cover. */
const keyOf = ({ id, price, pictures, changedAt }: StockLine) => `${id} ${price} ${pictures} ${changedAt}`;

/** Covers, market and margins of the rows in view, asked for when the list is at rest, each once. [STOCKLIST-15] */
export function useBeside(shown: readonly StockLine[]): (line: StockLine) => Beside | undefined {
  const known = useRef(new Map<string, Beside>());
  const [, setAnswers] = useState(0);
  const keys = shown.map(keyOf).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say all of the lines that counts.
  useEffect(() => {
    const missing = shown.filter((line) => !known.current.has(keyOf(line)));
    if (missing.length === 0) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const body = { ids: missing.map(({ id }) => id) };
      callStaff<{ cars: Beside[] }>("/api/staff/cars/beside", { body, signal: stop.signal }).then(
        ({ cars }) => {
          const byId = new Map(cars.map((beside) => [beside.id, beside]));
          for (const line of missing) {
            const beside = byId.get(line.id);
            if (beside) known.current.set(keyOf(line), beside);
          }
          setAnswers((count) => count + 1);
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
  return (line) => known.current.get(keyOf(line));
}

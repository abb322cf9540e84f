import { useCallback, useMemo, useRef, useState } from "react";
import type { StockLine } from "../rules/stock-list/stock-line.ts";

type Chosen = ReadonlySet<number>;

/** The cars that are marked, by id: whatever the list shows or how it changes, they stay. */
export function useSelection(lines: readonly StockLine[]) {
  const [chosen, setChosen] = useState<Chosen>(new Set());
  const lastId = useRef<number | null>(null);
  const shown = useRef(lines);
  shown.current = lines;

  /** One, or with `isRange` all from the last one that was marked to this. */
  const choose = useCallback((id: number, isRange: boolean) => {
    const rows = shown.current;
    const to = rows.findIndex((line) => line.id === id);
    const from = isRange ? rows.findIndex((line) => line.id === lastId.current) : -1;
    lastId.current = id;
    setChosen((before) => {
      const next = new Set(before);
      if (from >= 0 && to >= 0)
        for (const line of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(line.id);
      else if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);

  /** All that the list shows, or none of it where all are marked. */
  const chooseAll = useCallback(() => {
    setChosen((before) => {
      const rows = shown.current;
      const areAll = rows.every(({ id }) => before.has(id));
      const next = new Set(before);
      for (const { id } of rows) {
        if (areAll) next.delete(id);
        else next.add(id);
      }
      return next;
    });
  }, []);

  const clear = useCallback(() => setChosen(new Set()), []);
  return useMemo(() => ({ chosen, choose, chooseAll, clear }), [chosen, choose, chooseAll, clear]);
}

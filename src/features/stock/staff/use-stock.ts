import { useCallback, useEffect, useRef, useState } from "react";
import { callStaff, type StaffCallFailed } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import { type SearchedLine, searchedLine } from "../rules/stock-list/find-lines.ts";
import { type PackedLines, unpacked, withChangedLines } from "../rules/stock-list/stock-line.ts";

export type ListedStore = { slug: string; label: string; isRetired: boolean };

/** What GET /api/staff/cars answers. */
type StockResponse = {
  cursor: string;
  isFull: boolean;
  lines: PackedLines;
  removed: number[];
  stores: ListedStore[];
};

export type StockList = { lines: SearchedLine[]; stores: ListedStore[]; cursor: string };

/** A colleague's change is in the list while one still remembers having heard of it. */
const everyMs = 5_000;

/** The whole stock, fetched once; then what has changed, while somebody looks. */
export function useStock() {
  const [stock, setStock] = useState<StockList | null>(null);
  const [problem, setProblem] = useState<StaffCallFailed | null>(null);
  const cursor = useRef<string | null>(null);
  const asking = useRef<Promise<void> | null>(null);

  const ask = useCallback(async () => {
    try {
      const after = cursor.current === null ? "" : `?after=${encodeURIComponent(cursor.current)}`;
      const response = await callStaff<StockResponse>(`/api/staff/cars${after}`, { isPoll: after !== "" });
      cursor.current = response.cursor;
      setStock((before) => withResponse(before, response));
      setProblem(null);
    } catch (error) {
      setProblem(asProblem(error));
    }
  }, []);
  /** One question at a time: an older answer never comes after a newer. */
  const refresh = useCallback((): Promise<void> => {
    asking.current ??= ask().finally(() => {
      asking.current = null;
    });
    return asking.current;
  }, [ask]);

  useEffect(() => {
    const whenSeen = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    whenSeen();
    const timer = setInterval(whenSeen, everyMs);
    document.addEventListener("visibilitychange", whenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", whenSeen);
    };
  }, [refresh]);

  return { stock, problem, refresh };
}

function withResponse(
  before: StockList | null,
  { cursor, isFull, lines, removed, stores }: StockResponse,
): StockList {
  const labels = new Map(stores.map(({ slug, label }) => [slug, label]));
  const changedLines = unpacked(lines).map((line) => searchedLine(line, (slug) => labels.get(slug) ?? slug));
  if (before === null || isFull) return { lines: changedLines, stores, cursor };
  // Nothing new: the same list, so that nothing is drawn anew.
  if (changedLines.length === 0 && removed.length === 0) return before;
  return { lines: withChangedLines(before.lines, changedLines, removed), stores, cursor };
}

import { useMemo, useState } from "react";
import { paths } from "#core/paths.ts";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { goTo } from "#platform/staff/use-url.ts";
import type { StockLine } from "../rules/stock-list/stock-line.ts";
import type { BulkKind } from "./bulk-form.tsx";
import { carAddress } from "./list-row.tsx";

type ListKeys = {
  lines: readonly StockLine[];
  /** A dialog is open: its keys are its own. */
  isAway: boolean;
  mayEdit: boolean;
  choose: (id: number, isRange: boolean) => void;
  clear: () => void;
  onSearch: () => void;
  onFilter: () => void;
  onQuality: (id: number) => void;
  /** With the row that one is at, for when none is marked. */
  onOpen: (kind: BulkKind, current: number | null) => void;
};

const kinds = { p: "price", s: "status", v: "store", m: "flag" } as const satisfies Record<string, BulkKind>;

/** The list without a mouse: which row one is at, and what the letters do there. */
export function useListKeys(keys: ListKeys) {
  const { lines, isAway, mayEdit, choose, clear, onSearch, onFilter, onQuality, onOpen } = keys;
  const [current, setCurrent] = useState<number | null>(null);
  const [moves, setMoves] = useState(0);
  const shortcuts = useMemo(() => {
    if (isAway) return {};
    const step = (by: number) => () => {
      const at = lines.findIndex(({ id }) => id === current);
      const next = lines[Math.min(lines.length - 1, Math.max(0, at + by))];
      if (!next) return;
      setCurrent(next.id);
      setMoves((made) => made + 1);
    };
    const choosing = (isRange: boolean) => () => {
      if (current !== null) choose(current, isRange);
    };
    const open = () => {
      const line = lines.find(({ id }) => id === current);
      if (line) goTo(carAddress(line.licenseplate));
    };
    const editing = Object.entries(kinds).map(([key, kind]) => [key, () => onOpen(kind, current)] as const);
    return {
      j: step(1),
      k: step(-1),
      x: choosing(false),
      "shift+x": choosing(true),
      o: open,
      f: onFilter,
      q: () => current !== null && onQuality(current),
      "/": onSearch,
      escape: clear,
      ...(mayEdit ? { ...Object.fromEntries(editing), n: () => goTo(paths.staff("lager/ny/")) } : {}),
    };
  }, [lines, current, isAway, mayEdit, choose, clear, onSearch, onFilter, onQuality, onOpen]);
  useShortcuts(shortcuts);
  return { current, setCurrent, moves };
}

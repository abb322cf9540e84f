import { useMemo, useState } from "react";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { goTo } from "#platform/staff/use-url.ts";
import { caseAddress } from "./case-row.tsx";

/** J and K move through the rows, Enter on the row's own link opens it. */
export function useRows(rows: readonly { number: string }[], search = "") {
  const [current, setCurrent] = useState<string | null>(null);
  const shortcuts = useMemo(() => {
    const step = (by: number) => () => {
      const at = rows.findIndex(({ number }) => number === current);
      const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
      if (!next) return;
      setCurrent(next.number);
      document.querySelector<HTMLElement>(`[data-case="${next.number}"] a`)?.focus();
    };
    return {
      j: step(1),
      k: step(-1),
      o: () => current !== null && goTo(caseAddress(current, search)),
    };
  }, [rows, current, search]);
  useShortcuts(shortcuts);
  return { current, setCurrent };
}

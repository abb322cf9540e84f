import { useEffect, useRef, useState } from "react";
import type { ListedCase } from "#features/cases/staff/case-responses.ts";
import { snoozeCase } from "#features/cases/staff/snooze-dialog.tsx";

/** Which row somebody wants to put off; one that was moved keeps the focus in its new place. */
export function useSnoozing(shown: unknown, reload: () => void) {
  const [snoozing, setSnoozing] = useState<ListedCase | null>(null);
  const [message, setMessage] = useState("");
  const moved = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is shown has come anew, the row stands where it belongs.
  useEffect(() => {
    if (moved.current !== null)
      document.querySelector<HTMLElement>(`[data-case="${moved.current}"] a`)?.focus();
    moved.current = null;
  }, [shown]);
  const afterSnooze = ({ number }: ListedCase, done: string) => {
    moved.current = number;
    setMessage(done);
    reload();
  };
  const wake = async (row: ListedCase) => {
    const failure = await snoozeCase(row.number, { choice: "now" });
    afterSnooze(row, failure ?? "Ärendet är tillbaka i kön.");
  };
  return { snoozing, setSnoozing, wake, afterSnooze, message };
}

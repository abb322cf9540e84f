import { useCallback, useEffect, useState } from "react";
import { callStaff, StaffCallFailed } from "./staff-api.ts";

export type StaffData<Answer> = {
  data: Answer | null;
  problem: StaffCallFailed | null;
  /** Asks again, what is shown stays meanwhile. */
  reload: () => void;
};

const everyMs = 60_000;

/** The answer of a call, asked for anew each minute while somebody looks, and when they come back. */
export function useStaffData<Answer>(path: string): StaffData<Answer> {
  const [attempt, setRequested] = useState(0);
  const [got, setGot] = useState<{ path: string; data: Answer } | null>(null);
  const [problem, setProblem] = useState<StaffCallFailed | null>(null);
  const reload = useCallback(() => setRequested((times) => times + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when somebody says so.
  useEffect(() => {
    const stop = new AbortController();
    callStaff<Answer>(path, { signal: stop.signal }).then(
      (data) => {
        setGot({ path, data });
        setProblem(null);
      },
      (error) => {
        if (!stop.signal.aborted) setProblem(asProblem(error));
      },
    );
    return () => stop.abort();
  }, [path, attempt]);

  useEffect(() => {
    const whenSeen = () => {
      if (document.visibilityState === "visible") reload();
    };
    const timer = setInterval(whenSeen, everyMs);
    document.addEventListener("visibilitychange", whenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", whenSeen);
    };
  }, [reload]);

  return { data: got?.path === path ? got.data : null, problem, reload };
}

/** Without a network the browser throws a word of its own. */
export function asProblem(error: unknown): StaffCallFailed {
  return error instanceof StaffCallFailed
    ? error
    : new StaffCallFailed({ status: 0, title: "Ingen kontakt med servern. Vi försöker igen." });
}

import { useCallback, useState } from "react";
import { asProblem } from "./use-staff-data.ts";

/** What came of the last action: a text when it was done, or why it was not. */
export function useStaffAction() {
  const [done, setDone] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** True when `work` succeeded; what it returns is shown. */
  const run = useCallback(async (work: () => Promise<string | null>): Promise<boolean> => {
    try {
      setDone(await work());
      setFailure(null);
      return true;
    } catch (error) {
      setDone(null);
      setFailure(asProblem(error).message);
      return false;
    }
  }, []);
  return { done, failure, run };
}

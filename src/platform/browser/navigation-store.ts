import { createStore } from "zustand/vanilla";

/**
 * Why the step to another page does not come to its end. "unreached": nothing answered, and another try may help.
 * "outdated": the server has another build than this page, so the wanted page has to be loaded whole. "givenUp": the
 * visitor stays here.
 */
export type NavigationProblem = "unreached" | "outdated" | "givenUp";

export const navigationStore = createStore<{ problem: NavigationProblem | null }>()(() => ({
  problem: null,
}));

const waiting = new Set<() => void>();

type Attempt<Found> = {
  work: () => Promise<Found>;
  problemOf: (error: unknown) => NavigationProblem | Promise<NavigationProblem>;
  /** Told when the visitor has gone elsewhere. */
  signal?: AbortSignal;
};

/**
 * A step whose part is missing waits instead of failing: the page stays as it is, and the same step goes on once
 * somebody tries again. An error would replace the page.
 */
export async function untilReached<Found>({ work, problemOf, signal }: Attempt<Found>): Promise<Found> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      const problem = await problemOf(error);
      signal?.throwIfAborted();
      navigationStore.setState({ problem });
      await nextTry(signal);
    }
  }
}

/** Everything that waits is tried once more. */
export function tryAgain(): void {
  const all = [...waiting];
  waiting.clear();
  navigationStore.setState({ problem: null });
  for (const go of all) go();
}

export function giveUp(): void {
  navigationStore.setState({ problem: "givenUp" });
}

function nextTry(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.add(resolve);
    signal?.addEventListener("abort", () => {
      waiting.delete(resolve);
      if (waiting.size === 0) navigationStore.setState({ problem: null });
      reject(signal.reason);
    });
  });
}

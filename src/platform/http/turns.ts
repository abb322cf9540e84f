/** So many wait already that one more would only wait in vain. */
export class TooMany extends Error {
  override name = "TooMany";
}

/** The same of one alone: others are served meanwhile. */
export class TooManyOfOne extends TooMany {
  override name = "TooManyOfOne";
}

type Requester = {
  /** Whom the work is for, where each has a bound; empty where nobody knows. */
  by?: string;
};
export type Turns = <Result>(work: () => Promise<Result>, requester?: Requester) => Promise<Result>;

/**
 * Some work at a time, and only so much of it for each; who waits is taken in turn by whom it is for, so that many from one
 * keep nobody else waiting, nor fill the line for all.
 */
export function turns(atOnce: number, maxWaiting: number, each = { atOnce, waiting: maxWaiting }): Turns {
  const lines = new Map<string, Set<() => void>>();
  const runningBy = new Map<string, number>();
  let waiting = 0;
  let running = 0;

  const isFree = (by: string) => running < atOnce && (by === "" || (runningBy.get(by) ?? 0) < each.atOnce);

  function enter(by: string): void {
    running++;
    runningBy.set(by, (runningBy.get(by) ?? 0) + 1);
  }

  function leave(by: string): void {
    running--;
    const left = (runningBy.get(by) ?? 1) - 1;
    if (left === 0) runningBy.delete(by);
    else runningBy.set(by, left);
    const [next, line] = [...lines].find(([one]) => isFree(one)) ?? [];
    const wake = line?.values().next().value;
    if (next === undefined || !wake) return;
    // To the end of those whose turn it is.
    lines.delete(next);
    lines.set(next, line);
    wake();
  }

  function wait(by: string): Promise<void> {
    if (waiting >= maxWaiting) throw new TooMany();
    const line = lines.get(by) ?? new Set();
    if (by !== "" && line.size >= each.waiting) throw new TooManyOfOne();
    lines.set(by, line);
    return new Promise((resolve) => {
      const wake = () => {
        waiting--;
        line.delete(wake);
        if (line.size === 0) lines.delete(by);
        enter(by);
        resolve();
      };
      waiting++;
      line.add(wake);
    });
  }

  return async (work, { by = "" } = {}) => {
    if (isFree(by) && !lines.has(by)) enter(by);
    else await wait(by);
    try {
      return await work();
    } finally {
      leave(by);
    }
  };
}

/** So much for each, and no bound for all together: who asks for much at once waits for oneself alone. */
export function turnsOfEach(atOnce: number, waiting: number): Turns {
  return turns(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, { atOnce, waiting });
}

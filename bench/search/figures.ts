export type Figures = { p50: number; p99: number; mean: number; worst: number };

/**
 * Each query is asked in every round and counts with its median, so that what else the machine does in one round does
 * not become the engine's fault; the percentiles are those of the queries.
 */
export function figuresOf(roundsOfQueries: readonly (readonly number[])[]): Figures {
  const medians = roundsOfQueries.map((rounds) => percentile(rounds, 50));
  const all = roundsOfQueries.flat();
  return {
    p50: percentile(medians, 50),
    p99: percentile(medians, 99),
    mean: medians.reduce((sum, ms) => sum + ms, 0) / medians.length,
    worst: Math.max(...all),
  };
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Asks every query in every round and notes how long each took; the first rounds only warm up. */
export async function timed<Query>(
  queries: readonly Query[],
  { warmUp, rounds }: { warmUp: number; rounds: number },
  ask: (query: Query) => unknown,
): Promise<Figures> {
  const times: number[][] = queries.map(() => []);
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const [at, query] of queries.entries()) {
      const started = performance.now();
      const answer = ask(query);
      if (answer instanceof Promise) await answer;
      if (round >= warmUp) times[at]?.push(performance.now() - started);
    }
  }
  return figuresOf(times);
}

/** What somebody's turn came to, and what they won by it: null when they got nothing that others wanted. */
export type TurnResult<Result, Won> = { result: Result; won: Won | null };

type Last<Won> = { won: Won; at: number } | null;

/**
 * Those who want the same thing wait for each other here, in memory, rather than each with a connection of the database
 * in hand. Who waited while somebody else won the thing is told what was won, and need not ask the database again: at that
 * moment it was gone. Whoever comes later asks, since it may be free again. What decides is always the database.
 */
export function inTurn<Won>() {
  const lasts = new Map<string, Promise<Last<Won>>>();
  let arrivals = 0;
  return async <Result>(
    key: string,
    work: (won: Won | null) => Promise<TurnResult<Result, Won>>,
  ): Promise<Result> => {
    arrivals += 1;
    const arrived = arrivals;
    const before = lasts.get(key) ?? Promise.resolve(null);
    const turn = before.then(async (last) => {
      const { result, won } = await work(last !== null && arrived <= last.at ? last.won : null);
      return { result, last: won === null ? last : { won, at: arrivals } };
    });
    const ended = turn.then(
      ({ last }) => last,
      () => before,
    );
    lasts.set(key, ended);
    try {
      return (await turn).result;
    } finally {
      if (lasts.get(key) === ended) lasts.delete(key);
    }
  };
}

import { isOutage } from "#platform/db/outage.ts";

type Reading<Key, Value> = {
  read: (key: Key) => Promise<Value>;
  /** Keys that mean the same give the same text. */
  nameOf: (key: Key) => string;
  /** So many values are remembered; the one not asked for longest goes first. */
  limit: number;
  /** A visitor does not wait longer than this for something we already know. */
  patienceMs?: number;
  clock?: () => number;
};

export type LastKnown<Value> = { value: Value; isOutdated: boolean };

/** After a failure nobody asks for so long: a database that is away is not asked by every visitor. */
const restMs = 1_000;

/**
 * Reads from the database, and remembers what it read last: while the database is away, or slow, that is the answer.
 * What was never read fails with the database's own error.
 */
export function lastKnown<Key, Value>({
  read,
  nameOf,
  limit,
  patienceMs = 1_500,
  clock = Date.now,
}: Reading<Key, Value>) {
  const values = new Map<string, Value>();
  let restsUntil = 0;

  const remember = (name: string, value: Value) => {
    restsUntil = 0;
    // Written anew it is the newest: a map remembers the order of writing.
    values.delete(name);
    values.set(name, value);
    for (const oldest of values.keys()) {
      if (values.size <= limit) break;
      values.delete(oldest);
    }
  };

  return async (key: Key): Promise<LastKnown<Value>> => {
    const name = nameOf(key);
    const outdated = () => ({ value: values.get(name) as Value, isOutdated: true });
    if (values.has(name) && clock() < restsUntil) return outdated();
    const fresh = read(key).then((value) => {
      remember(name, value);
      return { value, isOutdated: false };
    });
    try {
      return await (values.has(name) ? inTime(fresh, patienceMs) : fresh);
    } catch (error) {
      if (!isOutage(error)) throw error;
      restsUntil = clock() + restMs;
      if (!values.has(name)) throw error;
      return outdated();
    }
  };
}

class TooSlow extends Error {
  readonly code = "57014";
}

function inTime<Value>(pending: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow("The database did not answer in time")), ms);
  });
  // Nobody waits for the slow one any more: that it fails is no news.
  pending.catch(() => {});
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}

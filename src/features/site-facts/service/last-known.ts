import { isOutage } from "#platform/db/outage.ts";

type Reading<Key, Value> = {
  read: (key: Key) => Promise<Value>;
  /** The cache key: equal for keys that mean the same. */
  nameOf: (key: Key) => string;
  /** How many values are cached; the least recently used is dropped first. */
  limit: number;
  /** How long a visitor waits for the database where there is a cached value. */
  patienceMs?: number;
  clock?: () => number;
};

export type LastKnown<Value> = { value: Value; isOutdated: boolean };

/** After a failure the database is left alone for so long, rather than asked by every visitor. */
const restMs = 1_000;

/**
 * Reads from the database, and remembers what it read last: while the database cannot be reached, or slow, that is the answer.
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
    // Deleted and set again it is the newest: a Map iterates in the order of insertion.
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
  // The visitor has got the last known value already; a failure of this request is handled elsewhere.
  pending.catch(() => {});
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}

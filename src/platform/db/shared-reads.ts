/**
 * Those who ask the same question of the database at the same moment get one answer to it. Who asks joins a question only
 * while it has not been put yet, so that nobody is told what was true before they asked; a question that is under way is
 * followed by at most one other. Two hundred who are all told that they came too late do not ask two hundred times.
 */
export function sharedReads<Result>() {
  const waiting = new Map<string, Promise<Result>>();
  const running = new Map<string, Promise<Result>>();
  return (key: string, read: () => Promise<Result>): Promise<Result> => {
    const queued = waiting.get(key);
    if (queued) return queued;
    const put = (): Promise<Result> => {
      waiting.delete(key);
      const started = read().finally(() => {
        if (running.get(key) === started) running.delete(key);
      });
      running.set(key, started);
      return started;
    };
    const before = running.get(key);
    const pending = before ? before.then(put, put) : Promise.resolve().then(put);
    waiting.set(key, pending);
    return pending;
  };
}

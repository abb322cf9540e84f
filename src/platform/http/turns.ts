/** So many wait already that one more would only wait in vain. */
export class TooMany extends Error {
  override name = "TooMany";
}

export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Some work at a time, in the order in which it was asked for. */
export function turns(atOnce: number, waitingAtMost: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new TooMany();
      // Whoever is woken takes over the place of the one who left.
      await new Promise<void>((wake) => waiting.push(wake));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

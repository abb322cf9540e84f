export type Urgency = "now" | "later";

type Waiting = { key: string; start: () => void };
type Bounds = { lanes: number; waitingNow: number; waitingLater: number };

/**
 * Few jobs at a time, those that somebody waits for first; what can wait gets one lane at most, so that the next who
 * waits need not wait for it. A full line says so at once (null) instead of letting people stand there.
 */
export function boundedQueue({ lanes, waitingNow, waitingLater }: Bounds) {
  const lines: Record<Urgency, Waiting[]> = { now: [], later: [] };
  const capacity = { now: waitingNow, later: waitingLater } as const satisfies Record<Urgency, number>;
  const running: Record<Urgency, number> = { now: 0, later: 0 };

  function startNext(): void {
    while (running.now + running.later < lanes) {
      if (lines.now.length === 0 && running.later > 0) return;
      const next = lines.now.shift() ?? lines.later.shift();
      if (!next) return;
      next.start();
    }
  }

  return {
    run: <Made>(key: string, work: () => Promise<Made>, urgency: Urgency): Promise<Made> | null => {
      const line = lines[urgency];
      if (line.length >= capacity[urgency]) return null;
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          key,
          start: () => {
            running[urgency] += 1;
            const done = () => {
              running[urgency] -= 1;
              startNext();
            };
            work().then(resolve, reject).finally(done);
          },
        };
        line.push(waiting);
        startNext();
      });
    },

    /** Somebody waits now for what could wait before: it goes to the end of the other line. */
    hurry: (key: string): void => {
      const at = lines.later.findIndex((waiting) => waiting.key === key);
      if (at >= 0) lines.now.push(...lines.later.splice(at, 1));
    },
  };
}

export type BoundedQueue = ReturnType<typeof boundedQueue>;

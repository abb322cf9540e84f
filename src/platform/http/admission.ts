import { TooMany, TooManyOfOne } from "./turns.ts";

/** Whoever asked has gone while waiting: the work was not started. */
export class NobodyWaits extends Error {
  override name = "NobodyWaits";
}

/** How much there may be of one class of work. */
export type WorkBounds = {
  /** In work. */
  atOnce: number;
  /** So many are started in one round of the event loop; null where it costs so little that it is started as it comes. */
  perRound: number | null;
  /** In work or ready for it. The second while the line does not end. */
  ready: { usual: number; underLoad: number };
  /**
   * A line is emptied again and again as long as there is more strength than work. When so many were started since it last was
   * empty, it is not a moment's crowd but too much: a longer line would make everybody late, and nothing faster. Counted by
   * work and not by time, so that it is the same on every machine, and a machine that stands still means nothing.
   */
  crowd: number;
  /** Of one requester; who is at its own bound waits for itself, and is not ready. */
  each: { atOnce: number; waiting: number };
};

/** Those that wait for themselves, of a class. */
const maxWaiting = 1_000;

type Requester = {
  /** Whom the work is for, where each has a bound; empty where nobody knows. */
  by?: string;
  /** Says that nobody waits for it any longer. */
  signal?: AbortSignal | undefined;
};

export type WorkCounts = { inWork: number; waiting: number; admitted: number; refused: number; gone: number };

type Settings<Class extends string> = {
  /** In the order in which they are started in a round. */
  classes: Readonly<Record<Class, WorkBounds>>;
  /** Whether something that no line shows has been short for long. */
  isShort?: () => boolean;
  nextRound?: (run: () => void) => void;
};

export type Admission<Class extends string> = ReturnType<typeof admission<Class>>;

/**
 * Work of several classes on one thread. What is over the bound of its class is refused before anything is done for it;
 * what is let in is started in rounds of the event loop, in the order of the classes, within a class by requesters in turn.
 * Whoever goes meanwhile is not started.
 */
export function admission<Class extends string>({
  classes,
  isShort = () => false,
  nextRound = setImmediate,
}: Settings<Class>) {
  const names = Object.keys(classes) as Class[];
  const lines = Object.fromEntries(names.map((name) => [name, lineOf(classes[name])])) as Record<
    Class,
    ReturnType<typeof lineOf>
  >;
  const inOrder = names.map((name) => lines[name]);
  let isRoundDue = false;

  const isUnderLoad = (line: ReturnType<typeof lineOf>) => line.isStanding() || isShort();

  function callRound(): void {
    if (isRoundDue || !inOrder.some((line) => line.canBegin())) return;
    isRoundDue = true;
    nextRound(() => {
      isRoundDue = false;
      for (const line of inOrder) line.beginSome();
      callRound();
    });
  }

  async function admit<Result>(
    name: Class,
    work: () => Promise<Result>,
    { by = "", signal }: Requester = {},
  ): Promise<Result> {
    const line = lines[name];
    const turn = line.enter(by, signal, isUnderLoad(line));
    callRound();
    await turn;
    try {
      if (signal?.aborted) throw line.gone();
      return await work();
    } finally {
      line.leave(by);
      callRound();
    }
  }

  return {
    /** Throws at once `TooMany` or `TooManyOfOne`, and `NobodyWaits` when the requester goes before its turn. */
    admit,
    /** Throws as `admit` would throw at once. */
    check: (name: Class, by = ""): void => lines[name].check(by, isUnderLoad(lines[name])),
    isUnderLoad: () => inOrder.some(isUnderLoad),
    counts: (): Record<Class, WorkCounts> =>
      Object.fromEntries(names.map((name) => [name, lines[name].counts()])) as Record<Class, WorkCounts>,
  };
}

function lineOf({ atOnce, perRound, ready: bounds, crowd, each }: WorkBounds) {
  const waitingBy = new Map<string, Set<() => void>>();
  const inWorkBy = new Map<string, number>();
  const counts: WorkCounts = { inWork: 0, waiting: 0, admitted: 0, refused: 0, gone: 0 };
  let ready = 0;
  let startedInARow = 0;

  const roomOf = (by: string) => (by === "" ? Infinity : each.atOnce - (inWorkBy.get(by) ?? 0));
  const readyOf = (by: string) => Math.min(waitingBy.get(by)?.size ?? 0, roomOf(by));

  /** Whatever changes about one requester, those who are ready are counted along. */
  function change(by: string, { inWork = 0, waiting = 0 }): void {
    counts.inWork += inWork;
    counts.waiting += waiting;
    const now = (inWorkBy.get(by) ?? 0) + inWork;
    if (now === 0) inWorkBy.delete(by);
    else inWorkBy.set(by, now);
  }

  function recount<Result>(by: string, act: () => Result): Result {
    const before = readyOf(by);
    const result = act();
    ready += readyOf(by) - before;
    return result;
  }

  function refuse(error: Error): Error {
    counts.refused++;
    return error;
  }

  function gone(): Error {
    counts.gone++;
    return new NobodyWaits();
  }

  function begin(by: string): void {
    recount(by, () => change(by, { inWork: 1 }));
    counts.admitted++;
  }

  function wait(by: string, signal: AbortSignal | undefined): Promise<void> {
    const line = waitingBy.get(by) ?? new Set();
    return new Promise((resolve, reject) => {
      const stop = () =>
        recount(by, () => {
          signal?.removeEventListener("abort", giveUp);
          line.delete(wake);
          if (line.size === 0) waitingBy.delete(by);
          change(by, { waiting: -1 });
        });
      const wake = () => {
        stop();
        begin(by);
        resolve();
      };
      const giveUp = () => {
        stop();
        reject(gone());
      };
      recount(by, () => {
        waitingBy.set(by, line.add(wake));
        change(by, { waiting: 1 });
      });
      signal?.addEventListener("abort", giveUp);
    });
  }

  const isNextReady = (by: string) => roomOf(by) > (waitingBy.get(by)?.size ?? 0);

  function check(by: string, isUnderLoad: boolean): void {
    const ofOne = (waitingBy.get(by)?.size ?? 0) + (inWorkBy.get(by) ?? 0);
    if (by !== "" && ofOne >= each.atOnce + each.waiting) throw refuse(new TooManyOfOne());
    const bound = isUnderLoad ? bounds.underLoad : bounds.usual;
    const isFull = isNextReady(by) ? counts.inWork + ready >= bound : counts.waiting - ready >= maxWaiting;
    if (isFull) throw refuse(new TooMany());
  }

  const canBegin = () => ready > 0 && counts.inWork < atOnce;

  return {
    check,
    gone,
    canBegin,
    isStanding: () => startedInARow >= crowd,
    counts: () => ({ ...counts }),
    /** Resolves when the work may begin. */
    enter: (by: string, signal: AbortSignal | undefined, isUnderLoad: boolean): Promise<void> => {
      if (signal?.aborted) throw gone();
      check(by, isUnderLoad);
      if (perRound !== null || !isNextReady(by) || counts.inWork >= atOnce) return wait(by, signal);
      begin(by);
      return Promise.resolve();
    },
    leave: (by: string): void => recount(by, () => change(by, { inWork: -1 })),
    beginSome: (): void => {
      let started = 0;
      for (const most = perRound ?? atOnce; started < most && canBegin(); started++) {
        const [by, line] = waitingBy.entries().find(([one]) => readyOf(one) > 0) ?? [];
        const wake = line?.values().next().value;
        if (by === undefined || !line || !wake) break;
        // To the end of those whose turn it is.
        waitingBy.delete(by);
        waitingBy.set(by, line);
        wake();
      }
      startedInARow = ready === 0 ? 0 : startedInARow + started;
    },
  };
}

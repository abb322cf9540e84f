import { type ChildProcess, fork } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";

/** What a process of pictures answers: to each question one of these, in whatever order. */
export type ChildReply<Made> = { id: number } & ({ made: Made } | { error: string });

type Waiting<Made> = {
  worker: ChildProcess;
  resolve: (made: Made) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

/** Below everything that somebody waits for a page of. */
const stepsBelow = 10;

type Options = {
  /** The module that runs there. */
  filePath: string;
  /** A question that takes longer ends the process: libvips cannot be told to stop. */
  patienceMs: number;
  /** Nobody has asked for so long: its memory is given back. */
  idleMs: number;
};

/**
 * Work on pictures in a process of its own, started at the first need: its memory is not the server's, it has a lower
 * priority than pages, and one that is stuck can be ended.
 */
export function childProcess<Question, Made>({ filePath, patienceMs, idleMs }: Options) {
  let child: ChildProcess | null = null;
  let questions = 0;
  let isStopped = false;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting<Made>>();

  function remove(id: number): Waiting<Made> | undefined {
    const removed = waiting.get(id);
    waiting.delete(id);
    clearTimeout(removed?.timer);
    if (waiting.size === 0) {
      holdOn(false);
      clearTimeout(idle);
      idle = setTimeout(() => end(child), idleMs);
      idle.unref();
    }
    return removed;
  }

  /** It takes a moment until it has ended: whoever asks meanwhile asks another. */
  function end(ending: ChildProcess | null): void {
    if (child === ending) child = null;
    ending?.kill("SIGKILL");
  }

  /** Whoever waits for an answer does not end before it; a process that has nothing to do keeps nobody. */
  function holdOn(isWaiting: boolean): void {
    child?.[isWaiting ? "ref" : "unref"]();
    child?.channel?.[isWaiting ? "ref" : "unref"]();
  }

  function start(): ChildProcess {
    const started = fork(filePath, {
      // Without what was loaded into this process, and with little room for what JavaScript leaves behind.
      execArgv: ["--max-semi-space-size=2"],
      serialization: "advanced",
      // biome-ignore lint/style/noProcessEnv: handed on; glibc reads how many heaps it may have before anything runs.
      env: { ...process.env, MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "2" },
    });
    lowerPriority(started.pid);
    started.on("message", (reply: ChildReply<Made>) => {
      const removed = remove(reply.id);
      if ("made" in reply) removed?.resolve(reply.made);
      else removed?.reject(new Error(reply.error));
    });
    const ended = () => {
      if (child === started) child = null;
      for (const [id, { worker }] of waiting) if (worker === started) remove(id)?.reject(new ChildEnded());
    };
    started.on("exit", ended).on("error", ended);
    return started;
  }

  return {
    ask: (question: Question): Promise<Made> =>
      new Promise((resolve, reject) => {
        if (isStopped) return reject(new ChildEnded());
        clearTimeout(idle);
        questions += 1;
        const id = questions;
        child ??= start();
        const worker = child;
        const timer = setTimeout(() => end(worker), patienceMs);
        timer.unref();
        waiting.set(id, { worker, resolve, reject, timer });
        holdOn(true);
        worker.send({ id, question }, (error) => {
          if (error) remove(id)?.reject(new ChildEnded());
        });
      }),
    pid: () => child?.pid ?? null,
    stop: () => {
      isStopped = true;
      clearTimeout(idle);
      end(child);
    },
  };
}

/**
 * From outside and at once: on Linux a priority belongs to a thread and is inherited by those it starts, so a process that
 * lowers its own when its modules are loaded leaves the threads that encode where they were.
 */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(getPriority() + stepsBelow, constants.priority.PRIORITY_LOW));
  } catch {
    // It has ended already; whoever asked is told by its end.
  }
}

/** The process ended before it answered: by its clock, by the machine, or because another question was too much for it. */
export class ChildEnded extends Error {
  constructor() {
    super("The process that works on pictures ended before it answered.");
  }
}

export type Child<Question, Made> = ReturnType<typeof childProcess<Question, Made>>;

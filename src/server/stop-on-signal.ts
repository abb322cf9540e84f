import type { Logger } from "./log.ts";

/** One after the other; the name says what hung when there was no end to it. */
export type StopStep = { name: string; run: () => Promise<unknown> };

type Needs = {
  log: Logger;
  /** Asked when the signal comes: what has been opened by then. */
  steps: () => readonly StopStep[];
  exit?: (code: number) => void;
  signals?: Pick<NodeJS.EventEmitter, "on">;
  hardEndMs?: number;
};

/**
 * SIGTERM and Ctrl-C: finish what is under way, close the database cleanly, leave. A second signal leaves at once, and
 * whatever hangs, twenty seconds are the end. [STOP-1] [STOP-3]
 */
export function stopOnSignal({
  log,
  steps,
  exit = process.exit,
  signals = process,
  hardEndMs = 20_000,
}: Needs): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return exit(1);
    stopping = true;
    log.info({ signal }, "stopping");
    let current = "";
    setTimeout(() => {
      log.fatal({ step: current }, `stopped by force after ${hardEndMs / 1000} s: ${current} did not end`);
      exit(1);
    }, hardEndMs).unref();
    const runAll = async () => {
      for (const { name, run } of steps()) {
        current = name;
        await run();
      }
    };
    runAll().then(
      () => exit(0),
      (error: unknown) => {
        log.error({ err: error, step: current }, "stopped uncleanly");
        exit(1);
      },
    );
  };
  signals.on("SIGTERM", onSignal);
  signals.on("SIGINT", onSignal);
}

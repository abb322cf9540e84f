import type { Logger } from "#platform/log/log.ts";

/** Ctrl-C goes to a whole group of processes, and npm hands on what it got: within this time two are one. */
const sameSignalMs = 2_000;

/** One after the other; the name says what hung when there was no end to it. */
export type StopStep = { name: string; run: () => Promise<unknown> };

/**
 * SIGTERM and Ctrl-C: finish what is under way, close the database cleanly, leave. A second signal leaves at once,
 * unless it is the same one come twice, and whatever hangs, twenty seconds are the end.
 */
export function stopOnSignal({
  log,
  steps,
  exit = process.exit,
  signals = process,
  hardEndMs = 20_000,
  now = () => performance.now(),
}: {
  log: Logger;
  /** Asked when the signal comes: what has been opened by then. */
  steps: () => readonly StopStep[];
  exit?: (code: number) => void;
  signals?: Pick<NodeJS.EventEmitter, "on">;
  hardEndMs?: number;
  now?: () => number;
}): void {
  let stoppingSince: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (now() - stoppingSince > sameSignalMs) exit(1);
      return;
    }
    stoppingSince = now();
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

import type { Logger } from "./log.ts";

/** Ctrl-C goes to a whole group of processes, and npm hands on what it got: within this time two are one. [STOP-2] */
const sameSignalMs = 2_000;

/** SIGTERM and Ctrl-C: finish what is under way, close the database cleanly, leave. A second signal leaves at once. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, "stopping");
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "stopped uncleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

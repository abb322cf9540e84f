import { setTimeout as sleep } from "node:timers/promises";
import type { ViewCounter } from "#features/adverts/service/count-views.ts";
import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import type { OpenDatabase } from "#platform/db/database.ts";
import type { Logger } from "#platform/log/log.ts";
import type { listen } from "./http-server.ts";
import type { StopStep } from "./stop-on-signal.ts";

/** What has been opened so far; all of it when the server serves. */
export type Opened = {
  server?: Awaited<ReturnType<typeof listen>>;
  database?: OpenDatabase;
  stock?: StockInStep;
  views?: ViewCounter;
  stopJobs?: () => Promise<void>;
  stopMedia?: () => Promise<void>;
  isServing?: boolean;
};

/** How a server stops; one that has not started yet only lets go of what it has. */
export function stopSteps(
  opened: Opened,
  {
    draining,
    stopping,
    graceMs,
    log,
  }: {
    draining: AbortController;
    stopping: AbortController;
    graceMs: number;
    log: Logger;
  },
): StopStep[] {
  draining.abort();
  if (!opened.isServing) {
    log.info("stopped before the start was finished; the next start begins anew");
    return [{ name: "the database", run: async () => opened.database?.abandon() }];
  }
  const drain = async () => {
    opened.server?.drain();
    // Who stands in front asks /readyz now and then; until it has noticed, everybody is served.
    await sleep(graceMs);
    stopping.abort();
  };
  const close = () => Promise.all([opened.server?.close(), opened.stopJobs?.()]);
  return [
    { name: "the grace period", run: drain },
    { name: "requests or jobs under way", run: close },
    { name: "the pictures", run: async () => opened.stopMedia?.() },
    { name: "the count of views", run: async () => opened.views?.close() },
    { name: "the stock in memory", run: async () => opened.stock?.close() },
    { name: "the database", run: async () => opened.database?.close() },
  ];
}

import { setTimeout as sleep } from "node:timers/promises";
import type { ViewCounter } from "#features/adverts/service/count-views.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { OpenDatabase } from "#platform/db/database.ts";
import type { Logger } from "#platform/log/log.ts";
import type { listen } from "./http-server.ts";
import type { StopStep } from "./stop-on-signal.ts";

/** What has been opened so far; all of it when the server serves. */
export type OpenedSoFar = {
  server?: Awaited<ReturnType<typeof listen>>;
  database?: OpenDatabase;
  stock?: LiveCatalogue;
  views?: ViewCounter;
  stopJobs?: () => Promise<void>;
  stopMedia?: () => Promise<void>;
  stopTracing?: () => Promise<void>;
  isServing?: boolean;
};

/** How a server stops; one that has not started yet only lets go of what it has. */
export function stopSteps(
  services: OpenedSoFar,
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
  if (!services.isServing) {
    log.info("stopped before the start was finished; the next start begins anew");
    return [{ name: "the database", run: async () => services.database?.abandon() }];
  }
  const drain = async () => {
    services.server?.drain();
    // Who stands in front asks /readyz now and then; until it has noticed, everybody is served.
    await sleep(graceMs);
    stopping.abort();
  };
  const close = () => Promise.all([services.server?.close(), services.stopJobs?.()]);
  return [
    { name: "the grace period", run: drain },
    { name: "requests or jobs under way", run: close },
    { name: "the pictures", run: async () => services.stopMedia?.() },
    { name: "the count of views", run: async () => services.views?.close() },
    { name: "the stock in memory", run: async () => services.stock?.close() },
    { name: "the traces", run: async () => services.stopTracing?.() },
    { name: "the database", run: async () => services.database?.close() },
  ];
}

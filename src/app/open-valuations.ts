import { join } from "node:path";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { isTrainingDue } from "#features/valuation/rules/training-due.ts";
import { trainInWorker } from "#features/valuation/service/train-in-worker.ts";
import { noValuations, openValuations, type Valuations } from "#features/valuation/service/valuations.ts";
import { modelFile } from "#features/valuation/storage/model-file.ts";
import type { ServingEnv } from "#platform/config/env.ts";
import { schedule } from "#platform/jobs/schedule.ts";
import type { Logger } from "#platform/log/log.ts";
import { stockWithMarket } from "./stock-with-market.ts";

/** The first visitors go before; then it is looked at so often whether the night's training is due, or failed. */
const firstAfterMs = 1_000;
const everyMs = 600_000;

/**
 * The model of this process: the one of its last run at first, trained every night in a thread of its own, after the start
 * where none is at hand. Each process has one, so this is no job of the shared table. None where nothing is to be valued.
 */
export function openSiteValuations({
  env,
  databaseUrl,
  clock,
  log,
}: {
  env: Pick<ServingEnv, "VALUATIONS" | "DATA_DIR">;
  databaseUrl: string;
  clock: () => Date;
  log: Logger;
}): {
  valuations: Valuations;
  /** The stock as the site shows it. */
  withMarket: (stock: LiveCatalogue, stopping: AbortSignal) => LiveCatalogue;
  stop: () => Promise<void>;
} {
  if (env.VALUATIONS === "off")
    return { valuations: noValuations, withMarket: (stock) => stock, stop: async () => {} };
  const stopping = new AbortController();
  const saved = modelFile(join(env.DATA_DIR, "valuation.kept"));
  const valuations = openValuations({
    trainOn: async (now, signal) => {
      const trained = await trainInWorker({ databaseUrl, now }, signal);
      // With too few sales the next start tries again: they may have been imported since.
      if (trained.model !== null)
        await saved.save({ ...trained, at: now }).catch((error: unknown) => {
          log.warn({ err: error }, "the valuation could not be saved; the next start trains anew");
        });
      return trained;
    },
    clock,
    earlier: saved.read(clock()),
  });
  const stopTraining = schedule({
    run: async () => {
      if (!isTrainingDue(valuations.trainedFrom()?.at ?? null, clock())) return;
      const startedAt = performance.now();
      await valuations.train(stopping.signal);
      const seconds = Math.round((performance.now() - startedAt) / 1_000);
      log.info({ soldCars: valuations.trainedFrom()?.soldCars, seconds }, "the valuation is trained");
    },
    firstAfterMs,
    everyMs,
    onFailure: (error) => {
      if (!stopping.signal.aborted)
        log.warn({ err: error }, "the valuation could not be trained; the model in use stays");
    },
  });
  return {
    valuations,
    withMarket: (stock, stopping) => stockWithMarket({ stock, valuations, log, stopping }),
    stop: async () => {
      stopping.abort(new Error("the server stops"));
      await stopTraining();
    },
  };
}

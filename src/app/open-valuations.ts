import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { isTrainingDue } from "#features/valuation/rules/training-due.ts";
import { trainApart } from "#features/valuation/service/train-apart.ts";
import { noValuations, openValuations, type Valuations } from "#features/valuation/service/valuations.ts";
import type { Env } from "#platform/config/env.ts";
import { schedule } from "#platform/jobs/schedule.ts";
import type { Logger } from "#platform/log/log.ts";
import { stockWithMarket } from "./stock-with-market.ts";

/** The first visitors go before; then it is looked at so often whether the night's training is due, or failed. */
const firstAfterMs = 1_000;
const everyMs = 600_000;

/**
 * The model of this process: trained after the start and every night, in a thread of its own. Each process has one, so this
 * is no job of the shared table. None where nothing is to be valued.
 */
export function openSiteValuations({
  env,
  databaseUrl,
  clock,
  log,
}: {
  env: Pick<Env, "VALUATIONS">;
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
  const valuations = openValuations({
    trainOn: (now, signal) => trainApart({ databaseUrl, now }, signal),
    clock,
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

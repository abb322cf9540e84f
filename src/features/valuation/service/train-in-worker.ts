import { Worker } from "node:worker_threads";
import type { TrainedValuation } from "../rules/trained-valuation.ts";

export type TrainOrders = { databaseUrl: string; now: Date };

/** Training that runs away must not take the server's memory with it. */
const resourceLimits = { maxOldGenerationSizeMb: 1_536, maxYoungGenerationSizeMb: 16 };

/**
 * Trains on the sold cars of the database in a thread of its own, which reads them itself; what comes back is data. No
 * model where too few were sold. The stock is valued there as well, once.
 */
export function trainInWorker(orders: TrainOrders, signal: AbortSignal): Promise<TrainedValuation> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./train-worker.ts", import.meta.url), {
      workerData: orders,
      resourceLimits,
    });
    const stop = () => void worker.terminate();
    signal.addEventListener("abort", stop, { once: true });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => {
      signal.removeEventListener("abort", stop);
      // After a message this changes nothing.
      reject(signal.aborted ? signal.reason : new Error(`the training ended with ${code} and no model`));
    });
    if (signal.aborted) stop();
  });
}

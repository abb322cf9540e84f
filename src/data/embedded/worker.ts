import { parentPort, workerData } from "node:worker_threads";
import { openEngine } from "./engine.ts";
import { serveEngine } from "./socket-server.ts";

/** What the starting thread is told; a start that fails arrives there as the worker's error. */
export type WorkerNews = { kind: "ready" } | { kind: "died"; reason: string };
export type WorkerOrders = { folder: string; socketPath: string; patienceMs: number };

const { folder, socketPath, patienceMs }: WorkerOrders = workerData;

/** Leaves at once: see `openEngine`. */
function die(cause: Error): never {
  tell({ kind: "died", reason: cause.message });
  process.exit(1);
}

function tell(news: WorkerNews): void {
  parentPort?.postMessage(news);
}

const engine = await openEngine(folder, die);
const server = await serveEngine(engine, socketPath, { patienceMs });
parentPort?.once("message", async () => {
  await server.close();
  process.exit(0);
});
tell({ kind: "ready" });

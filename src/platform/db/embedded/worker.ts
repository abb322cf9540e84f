import { parentPort, workerData } from "node:worker_threads";
import { openEngine } from "./engine.ts";
import { copyFolder } from "./folders.ts";
import { serveEngine } from "./socket-server.ts";

/** What the starting thread is told; a start that fails arrives there as the worker's error. */
export type WorkerMessage =
  | { kind: "ready" }
  | { kind: "died"; reason: string }
  | { kind: "copied"; to: string; problem: string | null };
export type WorkerOrders = { folder: string; socketPath: string; patienceMs: number };
export type WorkerTask = { kind: "close" } | { kind: "copy"; to: string };

const { folder, socketPath, patienceMs }: WorkerOrders = workerData;

/** Leaves at once: see `openEngine`. */
function die(cause: Error): never {
  report({ kind: "died", reason: cause.message });
  process.exit(1);
}

function report(workerMessage: WorkerMessage): void {
  parentPort?.postMessage(workerMessage);
}

const engine = await openEngine(folder, die);
const server = await serveEngine(engine, socketPath, { patienceMs });

const tasks = {
  close: async () => {
    await server.close();
    process.exit(0);
  },
  /**
   * In one go, in the only thread that writes: the files are as a crash at this moment would leave them, with all that
   * was acknowledged in the write-ahead log and what was not rolled back at the next start.
   */
  copy: ({ to }: { to: string }) => {
    let problem: string | null = null;
    try {
      copyFolder(folder, to);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    report({ kind: "copied", to, problem });
  },
};
parentPort?.on("message", (task: WorkerTask) => {
  if (task.kind === "copy") tasks.copy(task);
  else void tasks.close();
});
report({ kind: "ready" });

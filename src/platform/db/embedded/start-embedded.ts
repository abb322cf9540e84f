import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { serveControl } from "./control.ts";
import { type LockedDataDir, lockDataDir } from "./data-dir.ts";
import { makeSocketFolder } from "./socket-folder.ts";
import type { WorkerMessage, WorkerOrders, WorkerTask } from "./worker.ts";

/** The embedded database could not be opened, or stopped by itself. What was acknowledged is safe on disk. */
export class EmbeddedDatabaseFailed extends Error {
  override name = "EmbeddedDatabaseFailed";
}

export type EmbeddedDatabase = {
  /** For `pg`: the embedded database is a PostgreSQL server like any other. */
  url: string;
  /** Resolves if the database stops without having been asked to. */
  failure: Promise<EmbeddedDatabaseFailed>;
  close: () => Promise<void>;
};

const patienceMs = 30_000;

/** Answers come as large buffers, which lie outside the heap: what is young in it is little. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/**
 * V8 would optimise what PostgreSQL runs often. Its functions are huge: that took over 600 MB, and at a start more time
 * than it saved. Once V8 runs, a flag no longer brings those along that it implies, so all are named.
 */
const compileOnce = ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

/** PostgreSQL in a thread of its own, so that no query ever holds up the web server. */
export async function startEmbedded(dataDir: string, options = { patienceMs }): Promise<EmbeddedDatabase> {
  const locked = lockDataDir(dataDir);
  try {
    return await startLocked(locked, options);
  } catch (error) {
    locked.release();
    throw error;
  }
}

async function startLocked(
  { path, databaseFolder, release }: LockedDataDir,
  options: { patienceMs: number },
): Promise<EmbeddedDatabase> {
  const { url, socketPath, controlPath, remove } = makeSocketFolder(path);
  const orders: WorkerOrders = { folder: databaseFolder, socketPath, ...options };
  for (const flag of compileOnce) setFlagsFromString(flag);
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    name: "database",
    workerData: orders,
    execArgv: [],
    resourceLimits,
  });

  let reason = "it stopped without a word";
  worker.on("error", (error) => {
    reason = error instanceof Error ? error.message : String(error);
  });
  const ready = new Promise<"ready">((resolve) => {
    worker.on("message", (workerMessage: WorkerMessage) => {
      if (workerMessage.kind === "ready") resolve("ready");
      if (workerMessage.kind === "died") reason = workerMessage.reason;
    });
  });
  const order = (task: WorkerTask) => worker.postMessage(task);
  /** Null after a stop that was asked for. */
  const stopped = new Promise<EmbeddedDatabaseFailed | null>((resolve) => {
    worker.on("exit", (code) => {
      remove();
      release();
      const failure = new EmbeddedDatabaseFailed(`The embedded database in ${path} failed: ${reason}`);
      resolve(code === 0 ? null : failure);
    });
  });
  const started = await Promise.race([ready, stopped]);
  if (started !== "ready") throw started;
  const control = await serveControl(controlPath, (to) =>
    copyIn(worker, () => order({ kind: "copy", to }), to),
  );

  return {
    url,
    failure: stopped.then((failure) => failure ?? new Promise<never>(() => {})),
    close: async () => {
      control.close();
      order({ kind: "close" });
      await stopped;
    },
  };
}

/** What went wrong with the copy, or null. A worker that ends meanwhile makes none. */
function copyIn(worker: Worker, begin: () => void, to: string): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (problem: string | null) => {
      worker.off("message", listen);
      worker.off("exit", onExit);
      resolve(problem);
    };
    const listen = (workerMessage: WorkerMessage) => {
      if (workerMessage.kind === "copied" && workerMessage.to === to) end(workerMessage.problem);
    };
    const onExit = () => end("the database was closed meanwhile");
    worker.on("message", listen);
    worker.on("exit", onExit);
    begin();
  });
}

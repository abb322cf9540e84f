import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { stockedDataDir } from "#tests/data-dirs.ts";
import { startServer } from "#tests/running-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
    /** Of the server; its database is reached beside it. */
    dataDir: string;
  }
}

let leave = async () => {};

/** The journeys share one real server with the full demo stock, started as `npm start` does but for its memory. */
export async function setup(project: TestProject) {
  const DATA_DIR = await stockedDataDir();
  const server = await startServer(
    { DATA_DIR, LOG_LEVEL: "warn", VALUATIONS: "on" },
    { hasMemoryToSpare: true },
  );
  project.provide("address", server.address);
  project.provide("dataDir", DATA_DIR);
  leave = async () => {
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  };
}

export const teardown = () => leave();

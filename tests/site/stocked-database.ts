import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#platform/db/embedded/start-embedded.ts";
import { stockedDataDir } from "#tests/data-dirs.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string;
    /** Where its files are, and the stock as it was kept. */
    stockedDataDir: string;
  }
}

let leave = async () => {};

/** One embedded database with the full demo stock for all site tests, reached through its socket. */
export async function setup(project: TestProject) {
  const dataDir = await stockedDataDir();
  const embedded = await startEmbedded(dataDir);
  project.provide("databaseUrl", embedded.url);
  project.provide("stockedDataDir", dataDir);
  leave = async () => {
    await embedded.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

export const teardown = () => leave();

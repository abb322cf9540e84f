import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startServer } from "#tests/running-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
  }
}

let leave = async () => {};

/** The journeys share one real server with the full demo stock, started as `npm start` does. */
export async function setup(project: TestProject) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "milstolpen-e2e-"));
  const server = await startServer({ DATA_DIR, LOG_LEVEL: "warn" });
  project.provide("address", server.address);
  leave = async () => {
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  };
}

export const teardown = () => leave();

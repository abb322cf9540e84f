import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#data/database.ts";
import { startEmbedded } from "#data/embedded/start-embedded.ts";
import { migrate } from "#data/migrate.ts";
import { seedDemo } from "#demo/seed.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

let leave = async () => {};

/** One embedded database with the full demo stock for all site tests, reached through its socket. */
export async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "milstolpen-site-"));
  const embedded = await startEmbedded(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl: embedded.url });
  await migrate(database);
  await seedDemo(database.db, { today: new Date() });
  project.provide("databaseUrl", embedded.url);
  leave = async () => {
    await database.close();
    await embedded.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

export const teardown = () => leave();

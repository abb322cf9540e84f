import { seedDemo } from "#demo/seed.ts";
import { openDatabase } from "#platform/db/database.ts";
import { loggableError } from "#platform/log/log-error.ts";
import type { SeedResult } from "./seed-in-child-process.ts";

/** Whoever asked is gone: nobody waits for the stock, and the next start loads it. */
process.once("disconnect", () => process.exit(1));

process.once("message", async (databaseUrl: string) => {
  report(await seed(databaseUrl).then(() => ({ kind: "loaded" }), failed));
});

async function seed(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ dataDir: "", databaseUrl });
  await seedDemo(database.background.db, { today: new Date(), withWork: true });
  await database.close();
}

function failed(error: unknown): SeedResult {
  return { kind: "failed", error: loggableError(error) };
}

function report(result: SeedResult): void {
  process.send?.(result, () => process.exit(result.kind === "loaded" ? 0 : 1));
}

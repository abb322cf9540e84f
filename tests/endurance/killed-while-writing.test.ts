import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startEmbedded } from "#platform/db/embedded/start-embedded.ts";
import { startWriter, surviveKills } from "#tests/killed-writer.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

test("[DATA-2] killed in the middle of writes, it opens each time with every acknowledged write", () =>
  surviveKills(2));

test("[DATA-6] a first start that is killed leaves nothing that looks like a database, and the next start makes it", async () => {
  const dataDir = temporaryFolder();
  const child = startWriter(dataDir);
  await expect
    .poll(() => existsSync(join(dataDir, "postgres.unfinished/PG_VERSION")), { timeout: 60_000, interval: 5 })
    .toBe(true);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
  const embedded = await startEmbedded(dataDir);
  expect([existsSync(join(dataDir, "postgres")), existsSync(join(dataDir, "postgres.unfinished"))]).toEqual([
    true,
    false,
  ]);
  await embedded.close();
});

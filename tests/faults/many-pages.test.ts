import { rmSync } from "node:fs";
import { onTestFinished, test } from "vitest";
import { keeperOf, stockedDataDir } from "#tests/data-dirs.ts";
import { expectPagesToFit } from "#tests/expect-pages-to-fit.ts";
import { startServer } from "#tests/running-server.ts";

test("[MEMORY-1] a thousand different pages fit into what we promise to take", async () => {
  const DATA_DIR = await stockedDataDir();
  // To read the stock anew takes the most memory.
  await keeperOf(DATA_DIR).remove();
  const server = await startServer({ DATA_DIR, LOG_LEVEL: "error", VALUATIONS: "on" });
  onTestFinished(async () => {
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
  await expectPagesToFit(server, 1_000);
});

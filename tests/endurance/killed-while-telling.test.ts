import { expect, test } from "vitest";
import { expectEachToldOnce, killWatches } from "#tests/kill-watches.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

test("[WATCHING-6] killed in the middle of matching, each car is in a letter to each who watches, once", async () => {
  const found = await killWatches({ folder: temporaryFolder(), databaseUrl: null }, { kills: 2 });
  expectEachToldOnce(found);
  expect(found.acknowledged.length).toBeGreaterThan(2);
});

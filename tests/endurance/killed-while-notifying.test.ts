import { expect, test } from "vitest";
import { expectEachNotifiedOnce, killSavedSearches } from "#tests/kill-saved-searches.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

test("[WATCHING-6] killed in the middle of matching, each car is in a letter to each who watches, once", async () => {
  const found = await killSavedSearches({ folder: temporaryFolder(), databaseUrl: null }, { kills: 2 });
  expectEachNotifiedOnce(found);
  expect(found.acknowledged.length).toBeGreaterThan(2);
});

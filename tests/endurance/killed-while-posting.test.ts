import { test } from "vitest";
import { expectEachPostOnce, killWhilePosting } from "#tests/kill-posts.ts";

test("[POST-12] killed in the middle of many posts, every one that was acknowledged is one case with one receipt", async () => {
  expectEachPostOnce(await killWhilePosting({ rounds: 1, posts: 80, atOnce: 8 }), 80);
});

import { test } from "vitest";
import { expectEachPostOnce, killWhilePosting } from "#tests/kill-posts.ts";

/** Fewer on a machine that others use too: POSTS=1000 npm run test:faults. */
const posts = Number(process.env.POSTS ?? 10_000);
const measure = { rounds: 10, posts, atOnce: 100 };

test("[POST-12] ten times so many posts over a hundred connections, each with a kill in the middle", async () => {
  const found = await killWhilePosting(measure);
  expectEachPostOnce(found, measure.rounds * posts);
  const { acknowledged, numbers, receipts, kills, sentAgain, seconds } = found;
  process.stdout.write(
    `posts: ${acknowledged.size} acknowledged in ${seconds} s over ${measure.atOnce} connections, ${kills} kills, ` +
      `${sentAgain} sent again; ${numbers.length} cases, ${receipts.length} receipts, 0 lost, 0 doubled\n`,
  );
});

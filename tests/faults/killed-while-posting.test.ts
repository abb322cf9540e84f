import { expect, test } from "vitest";
import { expectEachPostOnce, killWhilePosting } from "#tests/kill-posts.ts";

/** Fewer on a machine that others use too: POSTS=1000 npm run test:faults. */
const posts = Number(process.env.POSTS ?? 10_000);
const atOnce = 100;
const rounds = Array.from({ length: 10 }, (_, at) => at + 1);

test.each(rounds)(
  "[POST-12] so many posts over a hundred connections with a kill in the middle, time %i of ten",
  async (round) => {
    const found = await killWhilePosting({ rounds: 1, posts, atOnce });
    expectEachPostOnce(found, posts);
    const { acknowledged, numbers, receipts, kills, sentAgain, seconds } = found;
    expect(kills).toBe(1);
    process.stdout.write(
      `posts ${round}: ${acknowledged.size} acknowledged in ${seconds} s over ${atOnce} connections, ${kills} kill, ` +
        `${sentAgain} sent again; ${numbers.length} cases, ${receipts.length} receipts, 0 lost, 0 doubled\n`,
    );
  },
);

import { expect, test } from "vitest";
import { tokenBuckets } from "./token-buckets.ts";

const taken = (buckets: ReturnType<typeof tokenBuckets>, times: number, now: number, address = "a") =>
  Array.from({ length: times }, () => buckets.consume(address, now));

test("[LIMIT-2] as many as fill the bucket at once, then as many as it fills with", () => {
  const buckets = tokenBuckets({ burst: 3, perSecond: 2 }, 10);
  expect(taken(buckets, 5, 0)).toEqual([0, 0, 0, 1, 1]);
  expect(taken(buckets, 2, 500)).toEqual([0, 1]);
  expect(taken(buckets, 4, 60_000)).toEqual([0, 0, 0, 1]);
});

test("[LIMIT-2] one who is refused is told when there is a token, and then there is one", () => {
  const buckets = tokenBuckets({ burst: 1, perSecond: 1 / 15 }, 10);
  expect(taken(buckets, 2, 0)).toEqual([0, 15]);
  expect(taken(buckets, 1, 14_000)).toEqual([1]);
  expect(taken(buckets, 1, 15_000)).toEqual([0]);
});

test("[LIMIT-2] each address has its own", () => {
  const buckets = tokenBuckets({ burst: 1, perSecond: 1 }, 10);
  expect([taken(buckets, 2, 0, "a"), taken(buckets, 2, 0, "b")]).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

test("[LIMIT-2] no more addresses are remembered than the bound, and the one who asks on is", () => {
  const buckets = tokenBuckets({ burst: 2, perSecond: 0.001 }, 100);
  taken(buckets, 3, 0, "busy");
  for (let at = 0; at < 10_000; at++) {
    buckets.consume(`other ${at}`, 0);
    if (at % 50 === 0) expect(buckets.consume("busy", 0)).toBeGreaterThan(0);
  }
  expect(buckets.count()).toBe(100);
});

test("[LIMIT-3] what an answer cost beyond its token is taken afterwards, as a debt of one bucket at most", () => {
  const buckets = tokenBuckets({ burst: 2, perSecond: 1 }, 10);
  expect(buckets.consume("a", 0)).toBe(0);
  buckets.charge("a", 2.5);
  expect(buckets.consume("a", 0)).toBe(3);
  expect(buckets.consume("a", 3_000)).toBe(0);
  buckets.charge("a", 1_000);
  expect(buckets.consume("a", 3_000)).toBe(3);
  buckets.charge("b", 1_000);
  expect(buckets.consume("b", 3_000)).toBe(0);
});

test("[LIMIT-2] a clock that is set back changes nothing", () => {
  const buckets = tokenBuckets({ burst: 2, perSecond: 1 }, 10);
  expect(taken(buckets, 1, 10_000)).toEqual([0]);
  expect(taken(buckets, 2, 0)).toEqual([0, 1]);
});

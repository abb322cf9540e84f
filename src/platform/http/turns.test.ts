import { expect, test } from "vitest";
import { TooMany, turns } from "./turns.ts";

test("[API-23] so many at once, the next when one is done, and in their order", async () => {
  const turn = turns(2, 10);
  const begun: number[] = [];
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const all = ends.map(({ promise }, at) =>
    turn(async () => {
      begun.push(at);
      await promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve();
  await all[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test("[API-23] who would wait behind too many is told so at once", async () => {
  const turn = turns(1, 1);
  const end = Promise.withResolvers<void>();
  const first = turn(() => end.promise);
  const second = turn(async () => {});
  await expect(turn(async () => {})).rejects.toBeInstanceOf(TooMany);
  end.resolve();
  await Promise.all([first, second]);
  await expect(turn(async () => "again")).resolves.toBe("again");
});

test("[API-23] work that fails gives its place to the next", async () => {
  const turn = turns(1, 5);
  const failed = turn(async () => {
    throw new Error("no");
  });
  const next = turn(async () => "yes");
  await expect(failed).rejects.toThrow("no");
  await expect(next).resolves.toBe("yes");
});

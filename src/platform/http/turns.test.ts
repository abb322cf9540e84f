import { expect, test, vi } from "vitest";
import { TooMany, TooManyOfOne, turns, turnsOfEach } from "./turns.ts";

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

/** Work that is under way until it is let go. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, letGo: resolve };
}

test("[LIMIT-4] one has no more than a few under way, and the others are taken in turn", async () => {
  const turn = turns(3, 10, { atOnce: 2, waiting: 10 });
  const begun: string[] = [];
  const under = new Map<string, () => void>();
  const ask = (name: string) =>
    turn(
      async () => {
        begun.push(name);
        const { work, letGo } = held();
        under.set(name, letGo);
        await work();
      },
      { by: name.charAt(0) },
    );
  const all = ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "c1"].map(ask);
  expect(begun).toEqual(["a1", "a2", "b1"]);
  for (const name of ["a1", "a2", "a3", "b1", "b2", "a4", "c1", "a5"]) {
    await vi.waitFor(() => expect(under.has(name)).toBe(true));
    under.get(name)?.();
  }
  await Promise.all(all);
  expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2", "c1", "a4", "a5"]);
});

test("[LIMIT-4] whoever nobody knows is not bounded by itself", () => {
  const turn = turns(3, 10, { atOnce: 1, waiting: 1 });
  let begun = 0;
  for (let at = 0; at < 3; at++) void turn(() => new Promise(() => begun++));
  expect(begun).toBe(3);
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

test("[LIMIT-4] each has a line of its own, and who fills it is told so at once", async () => {
  const inTurn = turnsOfEach(1, 1);
  const { work, letGo } = held();
  const first = inTurn(work, { by: "a" });
  const second = inTurn(async () => "second", { by: "a" });
  await expect(inTurn(async () => {}, { by: "a" })).rejects.toBeInstanceOf(TooManyOfOne);
  expect(await inTurn(async () => "other", { by: "b" })).toBe("other");
  letGo();
  await first;
  expect(await second).toBe("second");
  expect(await inTurn(async () => "again", { by: "a" })).toBe("again");
});

test("[LIMIT-4] whom nobody knows is never sent away for itself", async () => {
  const inTurn = turnsOfEach(1, 0);
  const { work, letGo } = held();
  const under = [inTurn(work), inTurn(work)];
  letGo();
  await Promise.all(under);
});

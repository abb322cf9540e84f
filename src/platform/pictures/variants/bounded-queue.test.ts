import { expect, test } from "vitest";
import { boundedQueue } from "./bounded-queue.ts";

/** Jobs that are done when the test says so. */
function jobs(queue: ReturnType<typeof boundedQueue>) {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      end.set(name, resolve);
    });
  return {
    begun,
    add: (name: string, urgency: "now" | "later" = "now") => queue.run(name, work(name), urgency) !== null,
    finish: async (name: string) => {
      end.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

test("[VARIANT-8] few at a time, and what somebody waits for goes before what can wait", async () => {
  const { begun, add, finish } = jobs(boundedQueue({ lanes: 2, waitingNow: 9, waitingLater: 9 }));
  for (const name of ["a", "b"]) add(name, "later");
  expect(begun).toEqual(["a"]);
  for (const name of ["c", "d"]) add(name);
  expect(begun).toEqual(["a", "c"]);
  await finish("c");
  expect(begun).toEqual(["a", "c", "d"]);
  await finish("d");
  expect(begun).toEqual(["a", "c", "d"]);
  await finish("a");
  expect(begun).toEqual(["a", "c", "d", "b"]);
});

test("[VARIANT-8] a full line says so at once", () => {
  const { add } = jobs(boundedQueue({ lanes: 1, waitingNow: 2, waitingLater: 1 }));
  expect(["a", "b", "c", "d"].map((name) => add(name))).toEqual([true, true, true, false]);
  expect(["e", "f"].map((name) => add(name, "later"))).toEqual([true, false]);
});

test("[VARIANT-8] what can wait no longer goes to the other line", async () => {
  const queue = boundedQueue({ lanes: 1, waitingNow: 9, waitingLater: 9 });
  const { begun, add, finish } = jobs(queue);
  add("a");
  for (const name of ["b", "c"]) add(name, "later");
  queue.hurry("c");
  await finish("a");
  expect(begun).toEqual(["a", "c"]);
});

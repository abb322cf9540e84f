import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("[DRIVE-7] those who want the same wait for each other, one that fails stops nobody, others do not wait", async () => {
  const perCar = inTurn();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const all = [
    perCar("a", () => first.promise.then(() => done.push("a1"))),
    perCar("a", async () => {
      done.push("a2");
      throw new Error("taken");
    }).catch(() => {}),
    perCar("a", async () => done.push("a3")),
  ];
  await perCar("b", async () => done.push("b1"));
  expect(done).toEqual(["b1"]);
  first.resolve();
  await Promise.all(all);
  expect(done).toEqual(["b1", "a1", "a2", "a3"]);
  await perCar("a", async () => done.push("a4"));
  expect(done.at(-1)).toBe("a4");
});

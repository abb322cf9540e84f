import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

const nothing = <Result>(result: Result) => ({ result, won: null });

test("[DRIVE-7] those who want the same wait for each other, one that fails stops nobody, others do not wait", async () => {
  const perCar = inTurn<string>();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const all = [
    perCar("a", () => first.promise.then(() => nothing(done.push("a1")))),
    perCar("a", async () => {
      done.push("a2");
      throw new Error("taken");
    }).catch(() => {}),
    perCar("a", async () => nothing(done.push("a3"))),
  ];
  await perCar("b", async () => nothing(done.push("b1")));
  expect(done).toEqual(["b1"]);
  first.resolve();
  await Promise.all(all);
  expect(done).toEqual(["b1", "a1", "a2", "a3"]);
  await perCar("a", async () => nothing(done.push("a4")));
  expect(done.at(-1)).toBe("a4");
});

test("[DRIVE-7] [HOLD-2] who waited while another won is told what; who came after that asks anew", async () => {
  const perCar = inTurn<string>();
  const gate = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  const told: (string | null)[] = [];
  const look = async (won: string | null) => nothing(told.push(won));
  const winner = perCar("a", async () => {
    await gate.promise;
    return { result: 0, won: "first" };
  });
  const failing = perCar("a", async () => {
    await late.promise;
    throw new Error("no");
  }).catch(() => {});
  const waited = [perCar("a", look), perCar("a", look)];
  gate.resolve();
  await winner;
  // The queue has not emptied, but the thing was won before this one came.
  const after = perCar("a", look);
  late.resolve();
  await Promise.all([failing, ...waited, after]);
  expect(told).toEqual(["first", "first", null]);
  await perCar("a", look);
  expect(told.at(-1)).toBeNull();
});

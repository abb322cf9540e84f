import { expect, test } from "vitest";
import { sharedReads } from "./shared-reads.ts";

test("[DRIVE-7] [HOLD-2] who asks before the question is put shares its answer; who asks while it is under way gets a newer one", async () => {
  const ask = sharedReads<number>();
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let put = 0;
  const read = async () => {
    const started = put++;
    await gates[started]?.promise;
    return started;
  };
  const first = [ask("a", read), ask("a", read)];
  const other = ask("b", async () => 7);
  expect(await other).toBe(7);
  expect(put).toBe(1);
  const second = [ask("a", read), ask("a", read)];
  gates[0]?.resolve();
  expect(await Promise.all(first)).toEqual([0, 0]);
  gates[1]?.resolve();
  expect(await Promise.all(second)).toEqual([1, 1]);
  expect(await ask("a", read)).toBe(2);
});

test("[DRIVE-7] a question that fails fails for those who shared it, and for nobody else", async () => {
  const ask = sharedReads<string>();
  const failing = () => Promise.reject(new Error("away"));
  const shared = [ask("a", failing), ask("a", failing)];
  await expect(shared[0]).rejects.toThrow("away");
  await expect(shared[1]).rejects.toThrow("away");
  expect(await ask("a", async () => "there")).toBe("there");
});

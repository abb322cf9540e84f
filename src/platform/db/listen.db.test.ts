import { expect, test } from "vitest";
import { oneListener } from "./listen.ts";

test("[DATA-37] however often it is asked for while it connects, one connection hears, and it ends with the listener", async () => {
  const begun: PromiseWithResolvers<(() => void) | null>[] = [];
  let ended = 0;
  const listener = oneListener(() => {
    const next = Promise.withResolvers<(() => void) | null>();
    begun.push(next);
    return next.promise;
  });
  const asked = [listener.ensure(), listener.ensure()];
  listener.stop();
  expect(begun).toHaveLength(1);
  begun[0]?.resolve(() => ended++);
  await Promise.all(asked);
  expect(ended).toBe(1);
  await listener.ensure();
  expect(begun).toHaveLength(1);
});

test("[DATA-37] one that could not be had, or was lost, is replaced when it is asked for again", async () => {
  const lost: (() => void)[] = [];
  const answers = [null, () => {}, () => {}];
  const listener = oneListener(async (onLost) => {
    lost.push(onLost);
    return answers[lost.length - 1] ?? null;
  });
  await listener.ensure();
  await listener.ensure();
  await listener.ensure();
  expect(lost).toHaveLength(2);
  lost[1]?.();
  await listener.ensure();
  expect(lost).toHaveLength(3);
});

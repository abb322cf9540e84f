import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { message } from "./message.ts";
import { SessionQueue } from "./session-queue.ts";

const ready = { idle: message("Z", Buffer.from("I")), inTransaction: message("Z", Buffer.from("T")) };

/** A session that answers each batch with the batch itself: what a test enqueues is what "PostgreSQL" says. */
function queueWith({ patienceMs = 10_000 } = {}) {
  const order: string[] = [];
  const received: Buffer[] = [];
  const queue = new SessionQueue({
    run: (batch) => batch,
    onNotification: (part) => received.push(part),
    patienceMs,
  });
  const holder = (name: string) => {
    const evict = vi.fn();
    const self = { evict };
    const says = (...messages: Buffer[]) =>
      queue.enqueue({ holder: self, batch: Buffer.concat(messages), onReply: () => order.push(name) });
    return { says, evict };
  };
  return { queue, order, received, holder };
}

test("[DATA-8] batches take turns in the order they came", async () => {
  const { queue, order, holder } = queueWith();
  const [one, other] = [holder("one"), holder("other")];
  one.says(ready.idle);
  other.says(ready.idle);
  one.says(ready.idle);
  await queue.drained();
  expect(order).toEqual(["one", "other", "one"]);
});

test("[DATA-8] who has a transaction open, or a batch unfinished, comes first until it is done", async () => {
  const { queue, order, holder } = queueWith();
  const [one, other] = [holder("one"), holder("other")];
  one.says(ready.inTransaction);
  other.says(ready.idle);
  one.says(message("1"));
  one.says(ready.idle);
  await queue.drained();
  expect(order).toEqual(["one", "one", "one", "other"]);
});

test("[DATA-10] notifications are taken out of the answer of whoever happened to be served", async () => {
  const { queue, received } = queueWith();
  const answers: Buffer[] = [];
  const batch = Buffer.concat([message("C"), message("A"), ready.idle]);
  queue.enqueue({ holder: { evict: () => {} }, batch, onReply: (reply) => answers.push(reply) });
  await queue.drained();
  expect(answers).toEqual([Buffer.concat([message("C"), ready.idle])]);
  expect(received).toEqual([message("A")]);
});

test("[DATA-12] an idle transaction is evicted when others have waited too long, not before", async () => {
  const { holder } = queueWith({ patienceMs: 40 });
  const [idle, waiting] = [holder("idle"), holder("waiting")];
  idle.says(ready.inTransaction);
  await sleep(80);
  expect(idle.evict).not.toHaveBeenCalled();
  waiting.says(ready.idle);
  await expect.poll(() => idle.evict.mock.calls.length).toBe(1);
  expect(waiting.evict).not.toHaveBeenCalled();
});

test("[DATA-12] a transaction that works on is left in peace, however many wait", async () => {
  const { order, holder } = queueWith({ patienceMs: 1_000 });
  const [busy, waiting] = [holder("busy"), holder("waiting")];
  busy.says(ready.inTransaction);
  waiting.says(ready.idle);
  for (let turn = 0; turn < 12; turn++) {
    await sleep(100);
    busy.says(ready.inTransaction);
  }
  busy.says(ready.idle);
  await expect.poll(() => order.at(-1)).toBe("waiting");
  expect(busy.evict).not.toHaveBeenCalled();
});

import { messageTypeOf } from "./message.ts";
import { messagesIn } from "./message-reader.ts";

/** Somebody who can hold the session: a connection. */
export type Holder = {
  /** Told when it sits on an open transaction while others wait. */
  evict: () => void;
};

type Job = { holder: Holder; batch: Buffer; onReply: (reply: Buffer) => void };

type SessionOptions = {
  run: (messages: Buffer) => Buffer;
  onNotification: (notification: Buffer) => void;
  /** How long an idle transaction may keep others waiting. */
  patienceMs: number;
};

/**
 * Many connections, one session: batches take turns in the order they came, and whoever has a transaction open
 * (or has not ended its batch with Sync) keeps the session until it is done.
 */
export class SessionQueue {
  #options: SessionOptions;
  #waiting: Job[] = [];
  #owner: Holder | null = null;
  #isRunning = false;
  #patience: NodeJS.Timeout | undefined;
  #onDrained: (() => void) | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  enqueue(job: Job): void {
    this.#waiting.push(job);
    if (this.#isRunning) return;
    this.#isRunning = true;
    setImmediate(this.#step);
  }

  /** Resolves when everything that was asked for has been done. */
  drained(): Promise<void> {
    if (!this.#isRunning) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onDrained = resolve;
    });
  }

  /** One batch at a time, so that the sockets are served in between. */
  #step = (): void => {
    const next = this.#owner ? this.#waiting.findIndex(({ holder }) => holder === this.#owner) : 0;
    const [job] = next === -1 ? [] : this.#waiting.splice(next, 1);
    if (!job) {
      this.#rest();
      return;
    }
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#run(job);
    setImmediate(this.#step);
  };

  #run({ holder, batch, onReply }: Job): void {
    // Without ReadyForQuery in the answer the batch is not over.
    let isOver = false;
    const reply: Buffer[] = [];
    for (const part of messagesIn(this.#options.run(batch))) {
      if (messageTypeOf(part) === "A") {
        this.#options.onNotification(part);
        continue;
      }
      if (messageTypeOf(part) === "Z") isOver = part[5] === "I".charCodeAt(0);
      reply.push(part);
    }
    this.#owner = isOver ? null : holder;
    onReply(Buffer.concat(reply));
  }

  /** There is no timer inside the embedded database, so we keep its idle-in-transaction time-out for it. */
  #rest(): void {
    this.#isRunning = false;
    this.#onDrained?.();
    const idle = this.#owner;
    if (idle && this.#waiting.length > 0) {
      this.#patience ??= setTimeout(() => idle.evict(), this.#options.patienceMs);
    }
  }
}

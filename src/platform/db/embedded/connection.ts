import type { Socket } from "node:net";
import { firstRequestOf, greeting, noEncryption } from "./greeting.ts";
import { errorMessage, message, messageTypeOf, query, syncMessage, text } from "./message.ts";
import { MessageReader } from "./message-reader.ts";
import type { Holder, SessionQueue } from "./session-queue.ts";
import { StatementNames } from "./statement-names.ts";
import { quotedChannel, type Subscriptions } from "./subscriptions.ts";

export type SharedDatabase = {
  serverVersion: string;
  queue: SessionQueue;
  subscriptions: Subscriptions<Connection>;
};

/** Query, Sync, Flush and FunctionCall want an answer; everything before them waits for company. */
const endsBatch = new Set(["Q", "S", "H", "F"]);
/** What a client sends of a COPY that we refused. PostgreSQL, too, passes over it in silence. */
const copyData = new Set(["d", "c", "f"]);
const mayStartCopy = new Set(["Q", "E"]);

/**
 * COPY FROM STDIN would have the session wait for data in the middle of a batch, where none can come. So after
 * each statement stands this refusal: a COPY reads it and fails, all else ignores it.
 */
const copyRefusal = message("f", text("the embedded database cannot COPY FROM STDIN, use INSERT"));

/** One client of the embedded database, from its greeting to its farewell. */
export class Connection implements Holder {
  #socket: Socket;
  #shared: SharedDatabase;
  #reader = new MessageReader();
  #names: StatementNames;
  #batch: Buffer[] = [];
  #isGreeted = false;
  #hasLeft = false;

  constructor(socket: Socket, number: number, shared: SharedDatabase) {
    this.#socket = socket;
    this.#shared = shared;
    this.#names = new StatementNames(`c${number}`);
    socket.on("data", (chunk) => this.receivee(chunk));
    socket.on("close", () => this.#leave());
    // A client that vanishes is followed by "close", which is all we need.
    socket.on("error", () => {});
  }

  send(messages: Buffer): void {
    if (this.#socket.writable) this.#socket.write(messages);
  }

  evict(): void {
    const reason = "terminating connection: its idle transaction kept others waiting for too long";
    this.send(errorMessage("FATAL", "25P03", reason));
    this.#socket.destroySoon();
  }

  receivee(chunk: Buffer): void {
    this.#reader.push(chunk);
    try {
      for (;;) {
        const packet = this.#reader.next({ hasLetter: this.#isGreeted });
        if (!packet || this.#hasLeft || this.#socket.destroyed) return;
        if (this.#isGreeted) this.#handle(packet);
        else this.#greet(packet);
      }
    } catch {
      this.#socket.destroy();
    }
  }

  #greet(first: Buffer): void {
    const opening = firstRequestOf(first);
    if (opening === "encryption") this.send(noEncryption);
    // Nothing can be cancelled: a query that has begun leaves no room for anything else.
    if (opening === "cancel") this.#socket.destroy();
    if (opening === "start") {
      this.#isGreeted = true;
      this.send(greeting(this.#shared.serverVersion));
    }
  }

  #handle(packet: Buffer): void {
    const letter = messageTypeOf(packet);
    if (letter === "X") this.#leave();
    if (letter === "X" || copyData.has(letter)) return;

    const { queue, subscriptions } = this.#shared;
    const remaining = subscriptions.note(this, packet);
    this.#batch.push(this.#names.translate(packet));
    if (mayStartCopy.has(letter)) this.#batch.push(copyRefusal);
    if (endsBatch.has(letter)) {
      queue.enqueue({
        holder: this,
        batch: Buffer.concat(this.#batch),
        onReply: (reply) => this.send(reply),
      });
      this.#batch = [];
    }
    // The session unlistened for everybody: take up again what others still listen to.
    for (const channel of remaining) {
      queue.enqueue({ ...housekeeping, batch: query(`listen ${quotedChannel(channel)}`) });
    }
  }

  /** Behind whatever it still had to do: ends its transaction and lets go of what the session keeps for it. */
  #leave(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    const { queue, subscriptions } = this.#shared;
    const { dropped } = subscriptions.leave(this);
    const unlisten = dropped.map((channel) => query(`unlisten ${quotedChannel(channel)}`));
    // Sync first: after an error in an unfinished batch the session passes over everything up to it.
    const farewell = [syncMessage, query("rollback"), ...unlisten, ...this.#names.closeAll(), syncMessage];
    queue.enqueue({
      holder: this,
      batch: Buffer.concat(farewell),
      onReply: () => this.#socket.destroySoon(),
    });
  }
}

const housekeeping = { holder: { evict: () => {} }, onReply: () => {} };

import { messageTypeOf, textAt } from "./message.ts";

const listening = /(?:^|;)\s*(un)?listen\s+(?:"((?:[^"]|"")+)"|([\p{L}_][\p{L}\d_$]*)|(\*))/giu;

/**
 * Who listens to which channel. The shared session hears everything that any connection asked for; here we know
 * whom to pass it on to.
 */
export class Subscriptions<Listener extends object> {
  #channels = new Map<string, Set<Listener>>();

  /** Looks for LISTEN and UNLISTEN in what a connection sends. Answers the channels that others still want. */
  note(listener: Listener, message: Buffer): string[] {
    const remaining: string[] = [];
    for (const [, un, quoted, plain, all] of sqlIn(message).matchAll(listening)) {
      const channel = quoted?.replaceAll('""', '"') ?? plain?.toLowerCase() ?? "";
      if (!un) this.#add(channel, listener);
      else
        remaining.push(
          ...(all ? this.leave(listener).remaining : this.#remove([channel], listener).remaining),
        );
    }
    return remaining;
  }

  listenersTo(notification: Buffer): Iterable<Listener> {
    const channel = textAt(notification, 9).value;
    return this.#channels.get(channel) ?? [];
  }

  /** Takes the listener off every channel. `kept` have others, `dropped` have nobody left. */
  leave(listener: Listener): { remaining: string[]; dropped: string[] } {
    return this.#remove([...this.#channels.keys()], listener);
  }

  #add(channel: string, listener: Listener): void {
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners.add(listener));
  }

  #remove(channels: string[], listener: Listener) {
    const dropped = channels.filter((channel) => {
      const listeners = this.#channels.get(channel);
      listeners?.delete(listener);
      return listeners?.size === 0 && this.#channels.delete(channel);
    });
    return { remaining: channels.filter((channel) => this.#channels.has(channel)), dropped };
  }
}

/** The text of a Query or Parse message; nothing for the others. */
function sqlIn(message: Buffer): string {
  if (messageTypeOf(message) === "Q") return textAt(message, 5).value;
  if (messageTypeOf(message) === "P") return textAt(message, textAt(message, 5).end).value;
  return "";
}

export function quotedChannel(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`;
}

import { message, messageTypeOf, text, textAt } from "./message.ts";

/**
 * Names of prepared statements belong to a session, and here all connections share one. So each connection's names
 * are exchanged for names of our own on the way in. They stay short: PostgreSQL looks at 63 bytes only.
 */
export class StatementNames {
  #prefix: string;
  #count = 0;
  #known = new Map<string, string>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** The message as the shared session shall see it. */
  translate(packet: Buffer): Buffer {
    switch (messageTypeOf(packet)) {
      case "P":
        return this.#renamed(packet, 5);
      case "B":
        return this.#renamed(packet, textAt(packet, 5).end);
      case "D":
        return this.#isStatement(packet) ? this.#renamed(packet, 6) : packet;
      case "C":
        return this.#isStatement(packet) ? this.#closed(packet) : packet;
      default:
        return packet;
    }
  }

  /** Messages that let go of every statement of this connection. */
  closeAll(): Buffer[] {
    return [...this.#known.values()].map((alias) => message("C", Buffer.from("S"), text(alias)));
  }

  /** Describe and Close speak of a statement ("S") or a portal ("P"). */
  #isStatement(packet: Buffer): boolean {
    return packet[5] === "S".charCodeAt(0);
  }

  #renamed(packet: Buffer, nameStart: number): Buffer {
    const { value: name, end } = textAt(packet, nameStart);
    if (name === "") return packet;
    return message(
      messageTypeOf(packet),
      packet.subarray(5, nameStart),
      text(this.#alias(name)),
      packet.subarray(end),
    );
  }

  #closed(packet: Buffer): Buffer {
    const translated = this.#renamed(packet, 6);
    this.#known.delete(textAt(packet, 6).value);
    return translated;
  }

  #alias(name: string): string {
    const known = this.#known.get(name);
    if (known) return known;
    this.#count += 1;
    const alias = `${this.#prefix}_${this.#count}`;
    this.#known.set(name, alias);
    return alias;
  }
}

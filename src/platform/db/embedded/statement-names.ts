import { letterOf, message, text, textAt } from "./message.ts";

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
  translate(whole: Buffer): Buffer {
    switch (letterOf(whole)) {
      case "P":
        return this.#renamed(whole, 5);
      case "B":
        return this.#renamed(whole, textAt(whole, 5).end);
      case "D":
        return this.#isStatement(whole) ? this.#renamed(whole, 6) : whole;
      case "C":
        return this.#isStatement(whole) ? this.#closed(whole) : whole;
      default:
        return whole;
    }
  }

  /** Messages that let go of every statement of this connection. */
  closeAll(): Buffer[] {
    return [...this.#known.values()].map((alias) => message("C", Buffer.from("S"), text(alias)));
  }

  /** Describe and Close speak of a statement ("S") or a portal ("P"). */
  #isStatement(whole: Buffer): boolean {
    return whole[5] === "S".charCodeAt(0);
  }

  #renamed(whole: Buffer, nameStart: number): Buffer {
    const { value: name, end } = textAt(whole, nameStart);
    if (name === "") return whole;
    return message(
      letterOf(whole),
      whole.subarray(5, nameStart),
      text(this.#alias(name)),
      whole.subarray(end),
    );
  }

  #closed(whole: Buffer): Buffer {
    const translated = this.#renamed(whole, 6);
    this.#known.delete(textAt(whole, 6).value);
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

/** More than PostgreSQL itself takes in one message. */
const maxLength = 0x4000_0000;

/** Cuts what comes through a socket into whole messages. */
export class MessageReader {
  #chunks: Buffer[] = [];
  #received = 0;
  /** Bytes that must be there before it is worth looking again, so that a large message is joined only once. */
  #needed = 0;

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
  }

  /** The next message, with its letter and length; null until more has come. The first of a connection has no letter. */
  next({ hasLetter }: { hasLetter: boolean }): Buffer | null {
    const head = hasLetter ? 5 : 4;
    if (this.#received < Math.max(head, this.#needed)) return null;
    const joined = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks);
    if (!joined) return null;
    const length = joined.readInt32BE(head - 4) + head - 4;
    if (length < head || length > maxLength) throw new Error("This is not the PostgreSQL protocol");
    const isComplete = joined.length >= length;
    const rest = isComplete ? joined.subarray(length) : joined;
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#received = rest.length;
    this.#needed = isComplete ? 0 : length;
    return isComplete ? joined.subarray(0, length) : null;
  }
}

/** Cuts an answer of the engine, which always holds whole messages. */
export function* messagesIn(reply: Buffer): Generator<Buffer> {
  let start = 0;
  while (start < reply.length) {
    const end = start + 1 + reply.readInt32BE(start + 1);
    yield reply.subarray(start, end);
    start = end;
  }
}

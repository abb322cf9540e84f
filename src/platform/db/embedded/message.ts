/**
 * Messages of the PostgreSQL protocol: a letter, a length that counts itself, a body.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export function message(letter: string, ...body: Buffer[]): Buffer {
  const head = Buffer.alloc(5);
  const length = body.reduce((sum, part) => sum + part.length, 4);
  head.write(letter, 0, "latin1");
  head.writeInt32BE(length, 1);
  return Buffer.concat([head, ...body]);
}

export function messageTypeOf(packet: Buffer): string {
  return String.fromCharCode(packet[0] ?? 0);
}

/** Strings end with a zero. */
export function text(...strings: string[]): Buffer {
  return Buffer.from(strings.map((string) => `${string}\0`).join(""));
}

/** The string that begins at `start`, and the place after its zero. */
export function textAt(packet: Buffer, start: number): { value: string; end: number } {
  const zero = packet.indexOf(0, start);
  const stop = zero === -1 ? packet.length : zero;
  return { value: packet.toString("utf8", start, stop), end: stop + 1 };
}

export const syncMessage = message("S");

export function query(sql: string): Buffer {
  return message("Q", text(sql));
}

/** An error as PostgreSQL words it, for the few that we raise ourselves. */
export function errorMessage(severity: "ERROR" | "FATAL", sqlState: string, words: string): Buffer {
  return message("E", text(`S${severity}`, `V${severity}`, `C${sqlState}`, `M${words}`), Buffer.from([0]));
}

/** A field of a form as it arrives; `filename` where it is a file. Its content is read before the next one is asked for. */
export type FormPart = { name: string; filename: string | null; content: AsyncIterable<Uint8Array> };

/** What says that it is multipart/form-data and is not. */
export class BrokenForm extends Error {}

const maxHeadBytes = 8_192;
const blankLine = Buffer.from("\r\n\r\n");

export function boundaryOf(contentType: string | null): string | null {
  const match = /^multipart\/form-data;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? "",
  );
  return match?.[1] ?? match?.[2] ?? null;
}

/** The parts of a form, one after the other, of which no more than some kilobytes are in memory. */
export async function* multipartParts(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart> {
  // The first boundary begins the body; with a line break before it it is like all the others.
  const reader = readUntil(body, Buffer.from("\r\n"));
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  await drained(reader.until(delimiter));
  for (;;) {
    const ending = await reader.readExactly(2);
    if (ending === "--") return;
    if (ending !== "\r\n") throw new BrokenForm();
    const head = await textOf(reader.until(blankLine), maxHeadBytes);
    const content = reader.until(delimiter);
    yield { ...namesIn(head), content };
    await drained(content);
  }
}

function namesIn(head: string): Pick<FormPart, "name" | "filename"> {
  const line = /^content-disposition:(.*)$/im.exec(head)?.[1] ?? "";
  const textAfter = (key: string) => new RegExp(`[;\\s]${key}="([^"]*)"`, "i").exec(line)?.[1];
  const filename = textAfter("filename");
  return {
    name: textAfter("name") ?? "",
    filename: filename === undefined ? null : filename.replaceAll("%22", '"'),
  };
}

function readUntil(body: AsyncIterable<Uint8Array>, start: Buffer) {
  const chunks = body[Symbol.asyncIterator]();
  let held = start;
  async function more(): Promise<void> {
    const { value, done } = await chunks.next();
    if (done) throw new BrokenForm();
    held = held.length === 0 ? Buffer.from(value) : Buffer.concat([held, value]);
  }
  return {
    readExactly: async (length: number): Promise<string> => {
      while (held.length < length) await more();
      const taken = held.subarray(0, length).toString("latin1");
      held = held.subarray(length);
      return taken;
    },
    /** All before `end`, which is taken too. */
    until: async function* (end: Buffer): AsyncGenerator<Uint8Array> {
      for (;;) {
        const at = held.indexOf(end);
        const isFound = at !== -1;
        // Without it, the last bytes may be its beginning.
        const ready = held.subarray(0, isFound ? at : Math.max(0, held.length - end.length + 1));
        held = held.subarray(ready.length + (isFound ? end.length : 0));
        if (ready.length > 0) yield ready;
        if (isFound) return;
        await more();
      }
    },
  };
}

export async function textOf(content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  let bytes = Buffer.alloc(0);
  for await (const chunk of content) {
    bytes = Buffer.concat([bytes, chunk]);
    if (bytes.length > maxBytes) throw new BrokenForm();
  }
  return bytes.toString("utf8");
}

async function drained(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content);
}

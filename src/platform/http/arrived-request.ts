import { createReadStream } from "node:fs";
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { boundedChunks } from "./bounded-body.ts";
import { TooMany, turnsOfEach } from "./turns.ts";

const maxInMemoryBytes = 128 * 1_024;
/** Of all requests together; ten forms that are as large as they may be. */
const maxSpooledBytes = 2_000_000_000;
let asideBytes = 0;

/** Who sends more at a time waits for oneself, so that nobody else has to. */
const inTurnOfSender = turnsOfEach(4, 12);

type Bounds = {
  maxBytes: number;
  /** Whom it is counted for; empty where nobody counts. */
  sender: string;
};

/**
 * The work begins when the last byte of the request has come, so that nobody who sends slowly takes up a turn of it. What
 * is long lies aside on disk meanwhile. Throws what `boundedChunks` throws, and `TooMany`.
 */
export async function whenArrived<Result>(
  request: Request,
  { maxBytes, sender }: Bounds,
  work: (arrived: Request) => Promise<Result>,
): Promise<Result> {
  const body = asideBody();
  try {
    const receive = async () => {
      for await (const chunk of boundedChunks(request, maxBytes)) await body.add(chunk);
    };
    await inTurnOfSender(receive, { by: sender });
    const { url, method, headers } = request;
    // A body that is a stream has to say so.
    const init: RequestInit & { duplex: "half" } = { method, headers, body: body.read(), duplex: "half" };
    return await work(new Request(url, init));
  } finally {
    await body.drop();
  }
}

function asideBody() {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  let bytesSeen = 0;
  let aside: { folder: string; file: FileHandle } | null = null;
  const placeIn = (folder: string) => join(folder, "body");

  async function moveAside() {
    const folder = await mkdtemp(join(tmpdir(), "request-"));
    return { folder, file: await open(placeIn(folder), "wx") };
  }

  return {
    add: async (chunk: Uint8Array): Promise<void> => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= maxInMemoryBytes) return;
      const batch = Buffer.concat(chunks);
      chunks = [];
      if (asideBytes + batch.length > maxSpooledBytes) throw new TooMany();
      asideBytes += batch.length;
      bytesSeen += batch.length;
      aside ??= await moveAside();
      await aside.file.write(batch);
    },
    read: (): ReadableStream<Uint8Array> =>
      aside
        ? (Readable.toWeb(createReadStream(placeIn(aside.folder))) as ReadableStream<Uint8Array>)
        : new Blob(chunks as Uint8Array<ArrayBuffer>[]).stream(),
    drop: async (): Promise<void> => {
      asideBytes -= bytesSeen;
      if (!aside) return;
      await aside.file.close();
      await rm(aside.folder, { recursive: true, force: true });
    },
  };
}

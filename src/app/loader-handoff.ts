import type { EntryContext } from "react-router";

type Handoff = { complete: true; text: string } | { complete: false; stream: ReadableStream<Uint8Array> };

/**
 * Makes the page ready to be rendered in one go; false where a loader still waits for something, and the page has to be
 * streamed. What the router keeps to itself, that its answer is a stream and where it puts what it has read, stands here.
 */
export async function takeHandoff(page: EntryContext): Promise<boolean> {
  if (!page.serverHandoffStream) return false;
  const handoff = await drainHandoff(page.serverHandoffStream);
  if (!handoff.complete) {
    page.serverHandoffStream = handoff.stream;
    return false;
  }
  // The stream is read to its end, so the page is told what it held instead of reading it.
  page.serverHandoffStream = new ReadableStream();
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: handoff.text } });
  page.renderMeta = { ...page.renderMeta, streamCache: { 0: read } };
  return true;
}

/**
 * Reads the loader data that React Router hands to the page. When no loader answered with a pending
 * promise it ends at once, and the page can be rendered in one go; otherwise we get a stream that starts over.
 */
export async function drainHandoff(stream: ReadableStream<Uint8Array>): Promise<Handoff> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const chunks: Uint8Array[] = [];
  let text = "";
  for (;;) {
    const reading = reader.read();
    const read = await Promise.race([reading, nextTurn()]);
    if (read === null) return { complete: false, stream: replay(chunks, reading, reader) };
    if (read.done) return { complete: true, text: text + decoder.decode() };
    chunks.push(read.value);
    text += decoder.decode(read.value, { stream: true });
  }
}

const nextTurn = () => new Promise<null>((resolve) => setImmediate(resolve, null));

function replay(
  chunks: Uint8Array[],
  pending: Promise<ReadableStreamReadResult<Uint8Array>>,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      for (let read = await pending; !read.done; read = await reader.read()) controller.enqueue(read.value);
      controller.close();
    },
  });
}

import { createConnection, createServer } from "node:net";
import { text } from "node:stream/consumers";
import * as z from "zod";

const request = z.object({ copyTo: z.string() });
const reply = z.object({ problem: z.string().nullable() });

/**
 * Where another process of the same user asks the running server for a copy of its database: nobody else may touch the
 * files while they are in use. One request a connection, both ways one JSON text.
 */
export async function serveControl(path: string, copy: (to: string) => Promise<string | null>) {
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on("error", () => {});
    try {
      const { copyTo } = request.parse(JSON.parse(await text(socket)));
      socket.end(JSON.stringify({ problem: await copy(copyTo) }));
    } catch {
      socket.destroy();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  // It keeps nobody alive: it is there for the database, which may have gone before it.
  server.unref();
  return { close: () => void server.close() };
}

/** Resolves when the copy is there. */
export async function askForCopy(path: string, copyTo: string): Promise<void> {
  const socket = createConnection({ path, allowHalfOpen: true });
  socket.end(JSON.stringify({ copyTo }));
  const { problem } = reply.parse(JSON.parse(await text(socket)));
  if (problem !== null) throw new Error(problem);
}

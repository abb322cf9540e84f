import { createServer, type Server, type Socket } from "node:net";
import { Connection } from "./connection.ts";
import type { Engine } from "./engine.ts";
import { SessionQueue } from "./session-queue.ts";
import { Subscriptions } from "./subscriptions.ts";

/** Speaks the PostgreSQL protocol on a unix socket, so that the application needs to know `pg` only. */
export async function serveEngine(engine: Engine, path: string, { patienceMs }: { patienceMs: number }) {
  const subscriptions = new Subscriptions<Connection>();
  const queue = new SessionQueue({
    run: engine.run,
    patienceMs,
    onNotification: (notification) => {
      for (const listener of subscriptions.listenersTo(notification)) listener.send(notification);
    },
  });
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    connections += 1;
    new Connection(socket, connections, { serverVersion: engine.serverVersion, queue, subscriptions });
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await listen(server, path);

  return {
    /** No more clients; what they had asked for is done, what they had open is rolled back, then the files are closed. */
    close: async (): Promise<void> => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
      await queue.drained();
      await engine.close();
    },
  };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
}

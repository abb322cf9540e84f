import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { StartRefused } from "./run-or-explain.ts";
import { startingAnswer } from "./starting-answer.ts";

const portProblems: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `port ${port} is taken. Choose another with PORT=…`,
  EACCES: (port) => `this user may not open port ${port}. Choose one above 1023 with PORT=…`,
  EADDRNOTAVAIL: () => "HOST is not an address of this machine",
  ENOTFOUND: () => "HOST is not an address of this machine",
};

/** Listens at once, so that a taken port is known before any work, and says "starting" until the site is there. */
export async function listen({ port, host }: { port: number; host: string | undefined }) {
  let answer: RequestListener = startingAnswer;
  const underWay = new Set<ServerResponse>();
  let isDraining = false;
  const server = createServer((request, response) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (isDraining) response.shouldKeepAlive = false;
    answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const problem = portProblems[error.code ?? ""];
      reject(problem ? new StartRefused(problem(port)) : error);
    });
    server.listen({ port, host }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    answerWith: (listener: RequestListener) => {
      answer = listener;
    },
    /** From now on every answer says that its connection ends with it; new ones are still taken. [STOP-2] */
    drain: () => {
      isDraining = true;
      for (const response of underWay) response.shouldKeepAlive = false;
    },
    close: () => closeKindly(server),
  };
}

const patience = 10_000;
const onTheWayMs = 150;

/**
 * No new visitors; those being served are served to the end, but nobody holds the door for ever. Whoever knocked
 * before the signal is let in: their line is taken up and their question read in the moment before the close. [STOP-1]
 */
async function closeKindly(server: Server): Promise<void> {
  await setTimeout(onTheWayMs);
  const giveUp = new AbortController();
  void setTimeout(patience, null, { signal: giveUp.signal }).then(
    () => server.closeAllConnections(),
    () => {},
  );
  // An answer that had begun before the signal leaves a connection that is idle only later.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  giveUp.abort();
}

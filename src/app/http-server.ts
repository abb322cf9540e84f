import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { StartRefused } from "#platform/log/run-or-explain.ts";
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
    else closeUnlessRead(request, response);
    if (isHost(request.headers.host)) answer(request, response);
    else refuseHost(response);
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

/**
 * Who is answered before the whole body was read is told that the connection ends: what is left of the body would
 * otherwise be dropped in the middle of the next request. [HTTP-3]
 */
function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const { "content-length": length = "0", "transfer-encoding": coding } = request.headers;
  if (length === "0" && coding === undefined) return;
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request.once("end", () => {
    if (!response.headersSent) response.shouldKeepAlive = shouldKeepAlive;
  });
}

/** Every address that the site makes of a request stands on its host: "99999999999999999999" is none. [HTTP-4] */
function isHost(host: string | undefined): boolean {
  return host !== undefined && URL.canParse(`http://${host}`);
}

function refuseHost(response: ServerResponse): void {
  const text = "Begäran har inget giltigt värdnamn (Host).";
  response.writeHead(400, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end(text);
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

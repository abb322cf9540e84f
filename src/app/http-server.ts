import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import { type Address, choosePort, listenProblem } from "./choose-port.ts";
import { headersOfPlainPages } from "./http/security-headers.ts";
import { startingResponse } from "./starting-response.ts";

/**
 * Listens at once and says "starting" until the site is there; or, one of several, only when it is there: a proxy hands
 * a refused connection to another node, whatever was to be sent on it, and a post that was answered "starting" to nobody.
 * That a port is taken is known before any work in both cases.
 */
export async function listen({ isOneOfSeveral = false, ...address }: Address & { isOneOfSeveral?: boolean }) {
  let handler: RequestListener = startingResponse;
  const inProgress = new Set<ServerResponse>();
  let isDraining = false;
  const server = createServer((request, response) => {
    inProgress.add(response);
    response.once("close", () => inProgress.delete(response));
    if (isDraining) response.shouldKeepAlive = false;
    else closeUnlessRead(request, response);
    if (isHost(request.headers.host)) handler(request, response);
    else refuseHost(response);
  });
  const open = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", (error) => reject(listenProblem(error, port)));
      server.listen({ ...address, port }, resolve);
    });
  const later = isOneOfSeveral ? await choosePort(address) : null;
  if (later === null) await open(address.port);
  return {
    port: later ?? (server.address() as AddressInfo).port,
    /** From now on the site answers. */
    respondWith: async (listener: RequestListener) => {
      handler = listener;
      if (later !== null) await open(later);
    },
    /** From now on every answer says that its connection ends with it; new ones are still taken. */
    drain: () => {
      isDraining = true;
      for (const response of inProgress) response.shouldKeepAlive = false;
    },
    close: () => closeKindly(server),
  };
}

/**
 * Who is answered before the whole body was read is told that the connection ends: what is left of the body would
 * otherwise be dropped in the middle of the next request.
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

/** Every address that the site makes of a request stands on its host: "99999999999999999999" is none. */
function isHost(host: string | undefined): boolean {
  return host !== undefined && URL.canParse(`http://${host}`);
}

function refuseHost(response: ServerResponse): void {
  const text = "Begäran har inget giltigt värdnamn (Host).";
  response.writeHead(400, {
    ...headersOfPlainPages,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(text);
}

const patience = 10_000;
const transitMs = 150;

/**
 * No new visitors; those being served are served to the end, but nobody holds the door for ever. Whoever knocked
 * before the signal is let in: their line is taken up and their question read in the moment before the close.
 */
async function closeKindly(server: Server): Promise<void> {
  await setTimeout(transitMs);
  const giveUp = new AbortController();
  void setTimeout(patience, null, { signal: giveUp.signal }).then(
    () => server.closeAllConnections(),
    () => {},
  );
  // An answer that had begun before the signal leaves a connection that is idle only later.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await quietTurns(server);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  giveUp.abort();
}

const shortTurnMs = 5;
const quietTurnsInARow = 3;
const maxTurns = 300;

/**
 * A connection that the system has taken for us and that we have not seen yet is cut off with the listener, with the
 * post that is on it. So it is closed after turns of the event loop that were short and brought no connection.
 */
async function quietTurns(server: Server): Promise<void> {
  let came = 0;
  const count = () => {
    came += 1;
  };
  server.on("connection", count);
  for (let turn = 0, quiet = 0; turn < maxTurns && quiet < quietTurnsInARow; turn++) {
    const before = { came, at: performance.now() };
    await setImmediate();
    const isQuiet = came === before.came && performance.now() - before.at < shortTurnMs;
    quiet = isQuiet ? quiet + 1 : 0;
  }
  server.off("connection", count);
}

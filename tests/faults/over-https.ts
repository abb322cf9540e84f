import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";

export type Asked = { status: number; headers: IncomingMessage["headers"]; text: string };
export type Reader = ReturnType<typeof overHttps>;

type Headers = Record<string, string>;
type Sent = { method: string; headers: Headers; body?: Uint8Array | string };

/** Reads and posts through the proxy, trusting its certificate and keeping its connections, as browsers do. */
export function overHttps(origin: string, certificate: string) {
  const agent = new Agent({ keepAlive: true, ca: readFileSync(certificate), maxSockets: 64 });
  const send = (path: string, { method, headers, body }: Sent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request(`${origin}${path}`, { agent, method, headers }, resolve).once("error", reject).end(body);
    });
  const open = (path: string, headers: Headers = {}) => send(path, { method: "GET", headers });
  const get = async (path: string, headers: Headers = {}) => whole(await open(path, headers));
  const post = async (path: string, body: Uint8Array | string, headers: Headers) => {
    const length = String(Buffer.byteLength(body));
    return whole(
      await send(path, { method: "POST", headers: { "content-length": length, ...headers }, body }),
    );
  };
  return { origin, open, get, post, close: () => agent.destroy() };
}

async function whole(response: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: Buffer.concat(parts).toString("utf8"),
  };
}

/** What one round of a client came to: null where all is well, else what went wrong. */
export type Round = (turn: number) => Promise<string | null>;

/** Does it on and on from several sides until it is told to stop; what failed is counted by what went wrong. */
export function steadyLoad(round: Round, clients: number) {
  let isOn = true;
  let answered = 0;
  let turns = 0;
  const failed = new Map<string, number>();
  const client = async () => {
    while (isOn) {
      const problem = await round(turns++).catch((error: unknown) => String(error));
      if (problem === null) answered++;
      else failed.set(problem, (failed.get(problem) ?? 0) + 1);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, client));
  return {
    answered: () => answered,
    stop: async () => {
      isOn = false;
      await all;
      return { answered, failed: Object.fromEntries(failed) };
    },
  };
}

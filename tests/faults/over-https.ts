import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";

export type Asked = { status: number; headers: IncomingMessage["headers"]; text: string };
export type Reader = ReturnType<typeof overHttps>;

/** Reads through the proxy, trusting its certificate and keeping its connections, as browsers do. */
export function overHttps(origin: string, certificate: string) {
  const agent = new Agent({ keepAlive: true, ca: readFileSync(certificate), maxSockets: 64 });
  const open = (path: string, headers: Record<string, string> = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request(`${origin}${path}`, { agent, headers }, resolve).once("error", reject).end();
    });
  const get = async (path: string, headers: Record<string, string> = {}): Promise<Asked> => {
    const answer = await open(path, headers);
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      text: Buffer.concat(parts).toString("utf8"),
    };
  };
  return { open, get, close: () => agent.destroy() };
}

/** Asks on and on until it is told to stop; what failed is counted by what went wrong. */
export function steadyLoad({ get }: Reader, paths: readonly string[], clients: number) {
  let isOn = true;
  let answered = 0;
  const failed = new Map<string, number>();
  const fail = (why: string) => failed.set(why, (failed.get(why) ?? 0) + 1);
  const client = async (first: number) => {
    for (let at = first; isOn; at++) {
      const path = paths[at % paths.length] ?? "/";
      try {
        const { status } = await get(path);
        if (status === 200) answered++;
        else fail(`${status} ${path}`);
      } catch (error) {
        fail(error instanceof Error ? error.message : String(error));
      }
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, at) => client(at)));
  return {
    answered: () => answered,
    stop: async () => {
      isOn = false;
      await all;
      return { answered, failed: Object.fromEntries(failed) };
    },
  };
}

import { type Agent, request } from "node:http";
import type { FuzzedRequest } from "./random-request.ts";

/** How long an answer may take before we call it a hang: a busy machine is slow, but not so slow. */
const patienceMs = 120_000;

/**
 * Who answers without reading a large body closes the line, and the answer may be lost on the way to somebody who is
 * still writing. HTTP allows it; a server that died does not answer the next request either.
 */
const largeBody = 60_000;
const isCutOff = ({ code }: NodeJS.ErrnoException) => code === "ECONNRESET" || code === "EPIPE";

/** What an answer must not tell: where in our code something failed. */
export const tellsOfCode = (text: string) => /\n\s+at .+:\d+:\d+|node_modules\/|file:\/\/\//.test(text);
const readAtMost = 200_000;

export type Outcome = { status: number; hasRetryAfter: boolean; isTelling: boolean };

/**
 * Sends one request as it is and reads its answer to the end; of one that never ends, its beginning. A kept line may
 * be closed by the other side at any moment: then it is asked again on a line of its own, as every client does. (Not
 * by `reusedSocket`: the agent does not set it for a request that waited until a line was free.)
 */
export function send(port: number, fuzzed: FuzzedRequest, agent: Agent): Promise<Outcome> {
  // Who expects "100 Continue" gets two answers to one request: on a line of its own none is taken for another's.
  return sendOn(port, fuzzed, "expect" in fuzzed.headers ? false : agent);
}

function sendOn(port: number, fuzzed: FuzzedRequest, agent: Agent | false): Promise<Outcome> {
  const { method, path, headers, body } = fuzzed;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        method,
        path,
        headers: withLength(headers, body),
        agent,
        setHost: !headers.host,
      },
      (response) => {
        const outcome = {
          status: response.statusCode ?? 0,
          hasRetryAfter: response.headers["retry-after"] !== undefined,
          isTelling: false,
        };
        let text = "";
        if (response.headers["content-type"]?.startsWith("text/event-stream")) {
          sent.destroy();
          resolve(outcome);
          return;
        }
        response.on("error", reject);
        response.on("data", (chunk: Buffer) => {
          if (text.length < readAtMost) text += chunk.toString("latin1");
        });
        response.on("end", () => resolve({ ...outcome, isTelling: tellsOfCode(text) }));
      },
    );
    sent.setTimeout(patienceMs, () => sent.destroy(new Error("no answer in time")));
    sent.on("error", (error: NodeJS.ErrnoException) => {
      if (isCutOff(error) && agent !== false) resolve(sendOn(port, fuzzed, false));
      else if (isCutOff(error) && body.length >= largeBody)
        resolve({ status: 0, hasRetryAfter: false, isTelling: false });
      else reject(error);
    });
    sent.end(body);
  });
}

function withLength(headers: Record<string, string>, body: string): Record<string, string> {
  return body === "" ? headers : { ...headers, "content-length": String(Buffer.byteLength(body)) };
}

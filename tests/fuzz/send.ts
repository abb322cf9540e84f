import { type Agent, request } from "node:http";
import type { FuzzedRequest } from "./random-request.ts";

/** How long an answer may take before we call it a hang: a busy machine is slow, but not so slow. */
const patienceMs = 120_000;

export type Outcome = { status: number; hasRetryAfter: boolean };

/** Sends one request as it is and reads its answer to the end; of one that never ends, its beginning. */
export function send(
  port: number,
  { method, path, headers, body }: FuzzedRequest,
  agent: Agent,
): Promise<Outcome> {
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
      (answer) => {
        const outcome = {
          status: answer.statusCode ?? 0,
          hasRetryAfter: answer.headers["retry-after"] !== undefined,
        };
        if (answer.headers["content-type"]?.startsWith("text/event-stream")) {
          sent.destroy();
          resolve(outcome);
          return;
        }
        answer.on("error", reject);
        answer.on("end", () => resolve(outcome));
        answer.resume();
      },
    );
    sent.setTimeout(patienceMs, () => sent.destroy(new Error("no answer in time")));
    sent.on("error", reject);
    sent.end(body);
  });
}

function withLength(headers: Record<string, string>, body: string): Record<string, string> {
  return body === "" ? headers : { ...headers, "content-length": String(Buffer.byteLength(body)) };
}

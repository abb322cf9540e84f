import { Agent, type IncomingMessage, request } from "node:http";
import { parentPort } from "node:worker_threads";
import { randomFrom } from "#demo/random.ts";
import { type Addresses, type Sent, trafficFrom } from "./traffic.ts";

/**
 * On a thread of its own, beside the server's process. Open loop: who comes does not wait for whoever came before, and a
 * time counts from when the request was to be sent, so that an answer that is late makes the next ones late too.
 */
export type Order = { address: string; seed: string; addresses: Addresses } & (
  | { perSecond: number; seconds: number }
  | { atOnce: number; seconds: number }
);
/** Times in ms since the order was taken up. `status` 0: given up, or the connection broke. */
export type Answer = Pick<Sent, "kind"> & {
  at: number;
  sentAfter: number;
  ms: number;
  status: number;
  hasRetryAfter: boolean;
};

/** Longer nobody looks at an empty page. */
const patienceMs = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, scheduling: "fifo" });

parentPort?.on("message", async (order: Order) => {
  parentPort?.postMessage("atOnce" in order ? await closedLoop(order) : await openLoop(order));
});

async function openLoop(order: Order & { perSecond: number }): Promise<Answer[]> {
  const { perSecond, seconds, seed, addresses } = order;
  const next = trafficFrom(seed, addresses);
  const random = randomFrom(`${seed} gaps`);
  const answers: Promise<Answer>[] = [];
  const begun = performance.now();
  // As visitors come: each for oneself, at a rate that stays.
  for (let at = 0, number = 0; at < seconds * 1_000; number++) {
    const wait = begun + at - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    else if (number % 16 === 0) await new Promise((resolve) => setImmediate(resolve));
    answers.push(answerOf(order.address, next(number), begun, at));
    at -= (1_000 / perSecond) * Math.log(1 - random.next());
  }
  return Promise.all(answers);
}

/** So many who each ask again when they are answered: what the server can take, and no more. */
async function closedLoop(order: Order & { atOnce: number }): Promise<Answer[]> {
  const next = trafficFrom(order.seed, order.addresses);
  const answers: Answer[] = [];
  const begun = performance.now();
  let number = 0;
  const visitor = async () => {
    for (let at = 0; at < order.seconds * 1_000; at = performance.now() - begun)
      answers.push(await answerOf(order.address, next(number++), begun, at));
  };
  await Promise.all(Array.from({ length: order.atOnce }, visitor));
  return answers;
}

function answerOf(address: string, sent: Sent, begun: number, at: number): Promise<Answer> {
  const sentAfter = performance.now() - begun - at;
  return new Promise((resolve) => {
    const givenUp = new AbortController();
    const givingUp = setTimeout(() => givenUp.abort(), patienceMs);
    const done = (status: number, hasRetryAfter = false) => {
      clearTimeout(givingUp);
      resolve({ kind: sent.kind, at, sentAfter, ms: performance.now() - begun - at, status, hasRetryAfter });
    };
    const ask = () => {
      const { signal } = givenUp;
      const asked = request(address + sent.path, {
        ...{ method: sent.method, agent, signal },
        headers: headersOf(sent),
      });
      asked.once("response", (answer: IncomingMessage) => {
        answer.resume();
        answer.once("error", () => {});
        answer.once("close", () =>
          done(answer.complete ? (answer.statusCode ?? 0) : 0, answer.headers["retry-after"] !== undefined),
        );
      });
      // A connection that was closed for idleness in the moment it was used: browsers take another, too.
      asked.once("error", () => (asked.reusedSocket && !signal.aborted ? ask() : done(0)));
      asked.end(sent.body);
    };
    ask();
  });
}

function headersOf({ method, kind }: Sent): Record<string, string> {
  const accept = kind === "call" ? "application/json" : kind === "picture" ? "image/webp" : "text/html";
  if (method === "GET") return { accept, "accept-encoding": "br" };
  return { accept, "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
}

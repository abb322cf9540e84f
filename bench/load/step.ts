import { Agent, get } from "node:http";
import type { Worker } from "node:worker_threads";
import { residentMegabytes } from "#tests/memory-of.ts";
import type { RunningServer } from "#tests/running-server.ts";
import { worstOf } from "../media/ask.ts";
import type { Answer, Order } from "./generator.ts";

export type Step = {
  name: string;
  perSecond: number;
  seconds: number;
  /** Answered with what was asked for, a second. */
  goodput: number;
  /** Of all that were sent: told to come back, and without any right answer. */
  refusedShare: number;
  failedShare: number;
  p50: number;
  p99: number;
  refusedP99: number;
  /** Every refusal said when to come back. */
  isWellRefused: boolean;
  probeP99: number;
  probesFailed: number;
  megabytes: number;
  /** How late the generator itself was. */
  sentAfterP99: number;
  answers: readonly Answer[];
};

/** A name is looked up by threads that are busy when the machine is, and the wait would count as the server's. */
const withoutLookup = (address: string) => address.replace("localhost", "127.0.0.1");
export const isGood = ({ status }: Answer) => status >= 200 && status < 400;
const isRefused = ({ status }: Answer) => status === 503 || status === 429;
export const times = (answers: readonly Answer[], share: number) =>
  worstOf(
    answers.map(({ ms }) => ms),
    share,
  );

/** One rate for some seconds, with a supervisor's probes and the memory meanwhile. */
export async function step(
  { worker, server }: { worker: Worker; server: RunningServer },
  { name, order }: { name: string; order: Order },
): Promise<Step> {
  const meanwhile = watch(server);
  const answers = await new Promise<Answer[]>((resolve) => {
    worker.once("message", resolve);
    worker.postMessage({ ...order, address: withoutLookup(order.address) });
  });
  const { probes, megabytes } = await meanwhile.stop();
  const good = answers.filter(isGood);
  const refused = answers.filter(isRefused);
  return {
    name,
    seconds: order.seconds,
    perSecond: answers.length / order.seconds,
    goodput: good.length / order.seconds,
    refusedShare: refused.length / answers.length,
    failedShare: 1 - (good.length + refused.length) / answers.length,
    p50: times(good, 0.5),
    p99: times(good, 0.99),
    refusedP99: times(refused, 0.99),
    isWellRefused: refused.every(({ hasRetryAfter }) => hasRetryAfter),
    probeP99: worstOf(
      probes.map(({ ms }) => ms),
      0.99,
    ),
    probesFailed: probes.filter(({ isAnswered }) => !isAnswered).length,
    megabytes,
    sentAfterP99: worstOf(
      answers.map(({ sentAfter }) => sentAfter),
      0.99,
    ),
    answers,
  };
}

/** Seconds until nobody is refused any more and a usual answer is as quick as before. */
export function recoverySeconds({ answers, seconds }: Step, quietP99: number): number {
  for (let second = seconds; second > 0; second--) {
    const here = answers.filter(({ at }) => Math.floor(at / 1_000) === second - 1);
    if (!here.every(isGood) || times(here, 0.5) > quietP99) return second;
  }
  return 0;
}

const probeEveryMs = 100;
const probePatienceMs = 5_000;

/** A supervisor, more impatient than usual: the next probe does not wait for the one before. */
function watch({ address, process }: RunningServer) {
  const agent = new Agent({ keepAlive: true });
  const probes: Promise<{ ms: number; isAnswered: boolean }>[] = [];
  let megabytes = 0;
  const asking = setInterval(() => {
    probes.push(probe(address, agent));
    megabytes = Math.max(megabytes, residentMegabytes(process.pid) ?? 0);
  }, probeEveryMs);
  return {
    stop: async () => {
      clearInterval(asking);
      const answered = await Promise.all(probes);
      agent.destroy();
      return { probes: answered, megabytes };
    },
  };
}

function probe(address: string, agent: Agent): Promise<{ ms: number; isAnswered: boolean }> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const done = (isAnswered: boolean) => resolve({ ms: performance.now() - begun, isAnswered });
    const asked = get(`${withoutLookup(address)}/healthz`, { agent, timeout: probePatienceMs }, (answer) => {
      answer.resume();
      answer.once("end", () => done(answer.statusCode === 200));
    });
    asked.once("timeout", () => asked.destroy());
    asked.once("error", () => done(false));
  });
}

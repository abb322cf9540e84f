import { Agent } from "node:http";
import { randomFrom } from "#demo/random.ts";
import { randomRequest } from "./random-request.ts";
import { send } from "./send.ts";

type Asked = { address: string; seed: string; from: number; to: number; token?: string | null };

const atOnce = 8;

/** Requests number `from` to `to` of a seed, some at a time; returns what should not have happened. */
export async function fuzz({ address, seed, from, to, token = null }: Asked) {
  const port = Number(new URL(address).port);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const problems: string[] = [];
  const statuses: Record<number, number> = {};
  let next = from;

  async function sendAll(): Promise<void> {
    while (next < to) {
      const number = next++;
      const fuzzed = randomRequest(randomFrom(`${seed}/${number}`), token);
      const name = `#${number} ${fuzzed.method} ${fuzzed.path.slice(0, 200)} ${JSON.stringify({ ...fuzzed.headers, authorization: "…" }).slice(0, 300)} ${fuzzed.body.slice(0, 500)}`;
      try {
        const { status, hasRetryAfter, isTelling } = await send(port, fuzzed, agent);
        statuses[status] = (statuses[status] ?? 0) + 1;
        // "Come back later" is an answer (docs/operating.md); every other 5xx is a failure of ours.
        if (status >= 500 && !(status === 503 && hasRetryAfter)) problems.push(`${status} ${name}`);
        if (isTelling) problems.push(`${status} tells of our code: ${name}`);
      } catch (error) {
        problems.push(`${String(error)} ${name}`);
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, sendAll));
  agent.destroy();
  return { problems, statuses };
}

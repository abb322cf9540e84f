import { setTimeout } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

type Order = { address: string; everyMs: number };

/**
 * Pages that no cache holds, asked for at a steady pace whether or not the one before was answered (an open loop: a slow
 * answer does not spare the server the next request). On a thread of its own, or the times would be those that the client
 * needs for its hundreds of pictures.
 */
export function pagesAtPace(order: Order) {
  const worker = new Worker(new URL(import.meta.url), { workerData: order });
  let wanted: { count: number; resolve: (times: number[]) => void } | null = null;
  let times: number[] = [];
  worker.on("message", (ms: number) => {
    times.push(ms);
    if (times.length !== wanted?.count) return;
    wanted.resolve([...times]);
    wanted = null;
  });
  return {
    /** Of the pages asked for from now on. */
    next: (count: number): Promise<number[]> => {
      times = [];
      return new Promise((resolve) => {
        wanted = { count, resolve };
      });
    },
    /** How long each took that was answered since the last look. */
    sinceLastPoll: (): number[] => times.splice(0),
    stop: () => worker.terminate(),
  };
}

if (!isMainThread) await askForPages(workerData as Order);

async function askForPages({ address, everyMs }: Order): Promise<void> {
  const begun = performance.now();
  for (let at = 0; ; at++) {
    await setTimeout(Math.max(0, begun + at * everyMs - performance.now()));
    void timeOf(pageAt(address, at)).then((ms) => parentPort?.postMessage(ms));
  }
}

/** A bound that shuts nobody out makes another address, and so another page, of every number in the list. */
function pageAt(address: string, at: number): string {
  return `${address}/kopa-bil/?page=${2 + (at % 200)}&priceFrom=${1 + Math.floor(at / 200)}`;
}

async function timeOf(page: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(page);
  await answer.arrayBuffer();
  if (!answer.ok || answer.redirected) throw new Error(`${page} answered ${answer.status}, ${answer.url}`);
  return performance.now() - begun;
}

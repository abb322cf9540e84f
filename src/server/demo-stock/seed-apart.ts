import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

export type SeedNews =
  | { kind: "loaded" }
  | { kind: "failed"; name: string; message: string; stack: string | undefined };

const seedProcess = fileURLToPath(new URL("./seed-process.ts", import.meta.url));

/**
 * Makes and loads the demo stock in a process of its own: to make 22,000 cars takes hundreds of megabytes, which only
 * the end of a process gives back. It ends with the one that asked; what it had written so far is undone. [MEMORY-3]
 */
export async function seedApart(databaseUrl: string, stopping: AbortSignal): Promise<void> {
  const child = fork(seedProcess);
  stopping.addEventListener("abort", () => child.kill(), { once: true });
  child.send(databaseUrl);
  const news = await new Promise<SeedNews>((resolve) => {
    child.once("message", (said: SeedNews) => resolve(said));
    child.once("exit", (code, signal) => {
      // Whoever stops us does not want to hear of a failure.
      if (!stopping.aborted) resolve(endedWithoutAWord(signal ?? code));
    });
  });
  if (news.kind === "failed") throw Object.assign(new Error(news.message), news);
}

function endedWithoutAWord(how: NodeJS.Signals | number | null): SeedNews {
  const message = `the demo stock could not be loaded: its process ended with ${how}`;
  return { kind: "failed", name: "StartRefused", message, stack: undefined };
}

import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { LoggableError } from "#platform/log/log-error.ts";

export type SeedResult = { kind: "loaded" } | { kind: "failed"; error: LoggableError };

const seedProcess = fileURLToPath(new URL("./seed-process.ts", import.meta.url));

/**
 * Makes and loads the demo stock in a process of its own: to make 22,000 cars takes hundreds of megabytes, which only
 * the end of a process gives back. It ends with the one that asked; what it had written so far is undone.
 */
export async function seedInChildProcess(databaseUrl: string, stopping: AbortSignal): Promise<void> {
  // Without what was loaded into this process: a module that listens for messages would take the one below.
  const child = fork(seedProcess, { execArgv: [] });
  stopping.addEventListener("abort", () => child.kill(), { once: true });
  child.send(databaseUrl);
  const result = await new Promise<SeedResult>((resolve) => {
    child.once("message", (message: SeedResult) => resolve(message));
    child.once("exit", (code, signal) => {
      // Whoever stops us does not want to hear of a failure.
      if (!stopping.aborted) resolve(endedSilently(signal ?? code));
    });
  });
  if (result.kind === "failed") throw errorFrom(result.error);
}

function endedSilently(how: NodeJS.Signals | number | null): SeedResult {
  const message = `the demo stock could not be loaded: its process ended with ${how}`;
  return { kind: "failed", error: { type: "StartRefused", message } };
}

/** As it was in the other process, with what caused it: that says whether the operator can mend it. */
function errorFrom({ type: name, cause, message, ...rest }: LoggableError): Error {
  return Object.assign(new Error(message, cause && { cause: errorFrom(cause) }), { name, ...rest });
}

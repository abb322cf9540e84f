import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import manifest from "../package.json" with { type: "json" };
import { inheritedEnv } from "./inherited-env.ts";

export type RunningServer = {
  /** http://localhost:49152 */
  address: string;
  /** All it has written so far, stdout and stderr together. */
  output: () => string;
  process: ChildProcess;
  /** Sends the signal and waits for the end; the exit code, or null after SIGKILL. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

type Settings = Record<string, string>;

/** For whoever starts a server in production. */
export const linkKeys = `test:${"k".repeat(44)}`;

/** Whatever the chain is called. */
const readyLine = /^\S.* är igång på (http:\/\/\S+)/m;

const startWords = manifest.scripts.start.split(" ");
const nodeAt = startWords.indexOf("node");
const startArguments = startWords.slice(nodeAt + 1);
/** "exec env NAME=value … node …" */
const startEnvironment = Object.fromEntries(
  startWords.slice(0, nodeAt).flatMap((word) => (word.includes("=") ? [word.split("=")] : [])),
);

/** What keeps the server small: it collects garbage several times as often as it would by itself. */
const keepsSmall = /^--(max-semi-space-size|heap-growing-percent)=/;

type Start = {
  /** Another copy of the project. */
  cwd?: string;
  /** A module that is loaded into the server and speaks with the caller. */
  preload?: string;
  /** For one that is long asked for pages by tests that are about the pages: a sixth of what it takes of the processor. */
  hasMemoryToSpare?: boolean;
};

/**
 * Starts the real server as its own process, with what `npm start` says, on any free port, without a rate limit
 * and without pictures that nobody waits for, unless told otherwise.
 */
export function spawnServer(settings: Settings, start: Start = {}): ChildProcess {
  const { cwd = ".", preload, hasMemoryToSpare = false } = start;
  const preloaded = preload ? ["--import", preload] : [];
  const asStarted = startArguments.filter((argument) => !hasMemoryToSpare || !keepsSmall.test(argument));
  return spawn(process.execPath, [...preloaded, ...asStarted], {
    cwd,
    stdio: ["ignore", "pipe", "pipe", ...(preload ? (["ipc"] as const) : [])],
    env: {
      ...inheritedEnv,
      ...startEnvironment,
      PORT: "0",
      RATE_LIMIT: "off",
      PICTURES_AHEAD: "off",
      // A training takes as long as the start; those that are about it, or about memory, have it.
      VALUATIONS: "off",
      // Production needs them; elsewhere they do no harm.
      LINK_KEYS: linkKeys,
      ...settings,
    },
  });
}

export function startServer(settings: Settings, start: Start = {}): Promise<RunningServer> {
  return serverOf(spawnServer(settings, start));
}

/** A server that somebody else has spawned, once it answers. */
export async function serverOf(child: ChildProcess): Promise<RunningServer> {
  let output = "";
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const ready = readyLine.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)),
    );
  });
  return {
    address,
    process: child,
    output: () => output,
    stop: async (signal = "SIGTERM") => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** What a server says of its stock. */
export async function stockOf(address: string) {
  const answer = await fetch(`${address}/readyz`);
  const { stock } = (await answer.json()) as { stock: { forSale: number; incoming: number } };
  return { httpStatus: answer.status, stock };
}

/** Runs the server to its end: for starts that are meant to be refused. */
export async function refusedStart(
  settings: Settings,
): Promise<{ code: number | null; stderr: string; stdout: string }> {
  const child = spawnServer(settings);
  let stderr = "";
  let stdout = "";
  child.stderr?.on("data", (chunk) => {
    stderr += chunk;
  });
  child.stdout?.on("data", (chunk) => {
    stdout += chunk;
  });
  const [code] = await once(child, "close");
  return { code, stderr, stdout };
}

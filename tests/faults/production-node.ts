import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

type Settings = Record<string, string>;

/** One that nobody has at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

const startArguments = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=20",
  "--import",
  "./scripts/require-node-24.js",
  "src/app/main.ts",
];

/** One process as deploy/site@.service starts it, which can be stopped and started again on its port. */
export function productionNode(port: number, cwd: string, settings: Settings) {
  let child: ChildProcess | null = null;
  let output = "";
  const start = async () => {
    child = spawn(process.execPath, startArguments, {
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: String(port), ...settings },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    while (!(await isReady())) await sleep(200);
  };
  const isReady = async () => {
    if (child?.exitCode !== null) throw new Error(`The node ended:\n${output}`);
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  return { port, start, stop, output: () => output };
}

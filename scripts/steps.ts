import { spawn } from "node:child_process";

export type Step = { name: string; command: string; args: string[]; isShown?: boolean };

/** Runs one step and shows its output only when it fails or says how many tests there were: a green run is short. */
export async function runStep({ name, command, args, isShown = false }: Step): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await collect(command, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0 || isShown) process.stdout.write(output);
  process.stdout.write(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)\n`);
  return code === 0;
}

function collect(command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

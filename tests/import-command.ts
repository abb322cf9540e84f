import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { inheritedEnv } from "./inherited-env.ts";

export type ImportRun = { code: number | null; stdout: string[]; stderr: string[] };
type Settings = Record<string, string>;

/** What `npm run import-stock` runs, without npm in between. */
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const [, ...command] = scripts["import-stock"]?.split(" ") ?? [];

/** Runs the import as its own process to its end; `onText` hears what it says on the way. */
export async function runImport(
  args: string[],
  settings: Settings,
  onText: (text: string, child: ChildProcess) => void = () => {},
): Promise<ImportRun> {
  const child = spawn(process.execPath, [...command, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...inheritedEnv, ...settings },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => {
    stdout += chunk;
    onText(String(chunk), child);
  });
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, "close");
  return { code, stdout: linesOf(stdout), stderr: linesOf(stderr) };
}

/** What a run with --verbose tells about itself. */
export function peakMegabytes({ stdout }: ImportRun): number {
  return Number(/Minne som mest: ([\d\s]+) MB/.exec(stdout.join("\n"))?.[1]?.replace(/\s/g, ""));
}

function linesOf(text: string): string[] {
  return text.split("\n").filter(Boolean);
}

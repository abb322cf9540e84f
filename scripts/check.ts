import { spawnSync } from "node:child_process";
import { runStep, type Step } from "./steps.ts";

/** The one answer to "am I done?": types, style, unused code, rule ids, then the rules and the whole site. */
const first: Step[] = [{ name: "route types", command: "react-router", args: ["typegen"] }];
const reading: Step[] = [
  { name: "types", command: "tsc", args: [] },
  { name: "style and boundaries", command: "biome", args: ["check", "--error-on-warnings", "."] },
  { name: "unused code", command: "knip", args: [] },
  { name: "rule ids", command: "node", args: ["scripts/check-spec.ts"] },
  { name: "raw colours", command: "node", args: ["scripts/check-colours.ts"] },
  { name: "build", command: "node", args: ["scripts/build.ts"] },
];

export async function check(): Promise<boolean> {
  for (const step of [...first, ...reading]) if (!(await runStep(step))) return false;
  return runTests("rules", "site");
}

/** Test runners speak for themselves, so that their closing line counts the tests. */
export function runTests(...projects: string[]): boolean {
  const { status } = spawnSync("vitest", ["run", ...projects.flatMap((name) => ["--project", name])], {
    stdio: "inherit",
  });
  return status === 0;
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1;

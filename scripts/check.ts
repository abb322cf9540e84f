import { spawnSync } from "node:child_process";
import { runStep, type Step } from "./steps.ts";

/** The one answer to "am I done?": types, style, unused code, rule ids, then the rules and the whole site. */
const first: Step[] = [{ name: "route types", command: "react-router", args: ["typegen"] }];
const reading: Step[] = [
  { name: "build", command: "node", args: ["scripts/build.ts"] },
  { name: "types", command: "tsc", args: [] },
  { name: "style and boundaries", command: "biome", args: ["check", "--error-on-warnings", "."] },
  { name: "unused code", command: "knip", args: [] },
  { name: "rule ids", command: "node", args: ["scripts/check-spec.ts"] },
  { name: "raw colours", command: "node", args: ["scripts/check-colours.ts"] },
];

export async function check(): Promise<boolean> {
  for (const step of first) if (!(await runStep(step))) return false;
  if (!(await inTwoLanes(reading))) return false;
  return runTests("rules", "site");
}

/** Two at a time, as many as the smallest machine has cores; after a failure no further one is begun. */
async function inTwoLanes(steps: Step[]): Promise<boolean> {
  const waiting = [...steps];
  let isWell = true;
  const lane = async () => {
    for (let step = waiting.shift(); isWell && step; step = waiting.shift())
      if (!(await runStep(step))) isWell = false;
  };
  await Promise.all([lane(), lane()]);
  return isWell;
}

/** Test runners speak for themselves, so that their closing line counts the tests. */
export function runTests(...projects: string[]): boolean {
  const { status } = spawnSync("vitest", ["run", ...projects.flatMap((name) => ["--project", name])], {
    stdio: "inherit",
  });
  return status === 0;
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1;

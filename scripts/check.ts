import { spawnSync } from "node:child_process";
import { runStep, type Step } from "./steps.ts";

/**
 * The one answer to "am I done?": types, style, unused code, rule ids, the rules and the whole site. In two lanes, as
 * many as the smallest machine has cores: what needs the build, and what does not.
 */
const first: Step = { name: "route types", command: "react-router", args: ["typegen"] };
const lanes: Step[][] = [
  [
    { name: "build", command: "node", args: ["scripts/build.ts"] },
    { name: "unused code", command: "knip", args: [] },
    { name: "rule ids", command: "node", args: ["scripts/check-spec.ts"] },
    { name: "raw colours", command: "node", args: ["scripts/check-colours.ts"] },
    testsOf("site"),
  ],
  [
    { name: "demo stock for the tests", command: "node", args: ["scripts/prepare-test-stock.ts"] },
    { name: "types", command: "tsc", args: [] },
    { name: "style and boundaries", command: "biome", args: ["check", "--error-on-warnings", "."] },
    testsOf("rules"),
  ],
];

function testsOf(project: string): Step {
  return {
    name: `tests: ${project}`,
    command: "vitest",
    args: ["run", "--project", project, "--maxWorkers", "1"],
    isShown: true,
  };
}

export async function check(): Promise<boolean> {
  return (await runStep(first)) && (await Promise.all(lanes.map(runLane))).every(Boolean);
}

/** After a failure in either lane no further step is begun. */
let isWell = true;

async function runLane(steps: Step[]): Promise<boolean> {
  for (const step of steps) {
    if (!isWell) return false;
    if (!(await runStep(step))) isWell = false;
  }
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

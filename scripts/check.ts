import "./require-native-packages.ts";
import {
  failureLines,
  runLane,
  runStep,
  runTests,
  type Step,
  type StepResult,
  testLine,
  verdict,
} from "./run-steps.ts";

/**
 * The one answer to "am I done?": types, style, unused code, rule ids, the rules and the whole site. In two lanes, as
 * many as the smallest machine has cores: what needs the build, and what does not.
 */
const first: Step = { name: "route types", command: "react-router", args: ["typegen"] };
const lanes: Step[][] = [
  [
    { name: "build", command: "node", args: ["scripts/build.ts"] },
    { name: "rule ids", command: "node", args: ["scripts/check-spec.ts"] },
    { name: "raw colours", command: "node", args: ["scripts/check-colours.ts"] },
    { name: "lock file", command: "node", args: ["scripts/check-lock.ts"] },
    {
      name: "native packages in the registry",
      command: "node",
      args: ["--use-env-proxy", "scripts/check-registry.ts"],
      isShown: true,
    },
    { ...testsOf("site"), needs: "build" },
  ],
  [
    { name: "demo stock for the tests", command: "node", args: ["scripts/prepare-test-stock.ts"] },
    // One checker: several judge the same types anew, and the other core has work of its own.
    { name: "types", command: "tsc", args: ["--checkers", "1"] },
    { name: "style and boundaries", command: "biome", args: ["check", "--error-on-warnings", "."] },
    { name: "unused code", command: "knip", args: [] },
    testsOf("rules"),
  ],
];

function testsOf(project: string): Step {
  return { name: `tests: ${project}`, command: "vitest", args: ["--project", project, "--maxWorkers", "1"] };
}

export async function check(): Promise<StepResult[]> {
  const run = (step: Step) =>
    step.command === "vitest" ? runTests(step.name, step.args, "after") : runStep(step);
  const results = [
    await runStep(first),
    ...(await Promise.all(lanes.map((lane) => runLane(lane, run)))).flat(),
  ];
  return results;
}

if (import.meta.main) {
  const results = await check();
  const { ok, line } = verdict("check", results);
  process.stdout.write(`${failureLines(results)}${testLine(results)}\n${line}\n`);
  process.exitCode = ok ? 0 : 1;
}

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
 * The one answer to "am I done?": build, types, style, unused code, rule ids, and the rules. What needs no test first, in two
 * lanes, as many as the smallest machine has cores; then the tests have both.
 */
const first: Step = { name: "route types", command: "react-router", args: ["typegen"] };
const built: Step[] = [
  { name: "build", command: "node", args: ["scripts/build.ts"] },
  { name: "rule ids", command: "node", args: ["scripts/check-spec.ts"] },
  { name: "raw colours", command: "node", args: ["scripts/check-colours.ts"] },
  { name: "OpenAPI document", command: "node", args: ["scripts/check-openapi.ts"] },
  { name: "migrations", command: "node", args: ["scripts/check-migrations.ts"] },
  { name: "lock file", command: "node", args: ["scripts/check-lock.ts"] },
  {
    name: "native packages in the registry",
    command: "node",
    args: ["--use-env-proxy", "scripts/check-registry.ts"],
    isShown: true,
  },
];
const read: Step[] = [
  // One checker: several judge the same types anew, and the other core has work of its own.
  { name: "types", command: "tsc", args: ["--checkers", "1"] },
  { name: "style and boundaries", command: "npm", args: ["run", "--silent", "lint"] },
  { name: "unused code", command: "knip", args: [] },
  {
    name: "used by tests alone",
    command: "knip",
    args: ["--config", "knip.without-tests.jsonc", "--production", "--include", "exports,files"],
  },
];

/** All that needs no test; `beside` is done meanwhile, in a lane of its own. */
export async function inspect(beside: readonly Step[] = []): Promise<StepResult[]> {
  return [
    await runStep(first),
    ...(await Promise.all([runLane(built), runLane(read), runLane(beside)])).flat(),
  ];
}

if (import.meta.main) {
  const results = [...(await inspect()), await runTests("tests: rules", ["--project", "rules"], "after")];
  const { ok, line } = verdict("check", results);
  process.stdout.write(`${failureLines(results)}${testLine(results)}\n${line}\n`);
  process.exitCode = ok ? 0 : 1;
}

import "./require-native-packages.ts";
import { inspect } from "./check.ts";
import { chromiumAdvice, ensureChromium } from "./chromium.ts";
import { failureLines, runTests, type StepResult, testLine, verdict } from "./run-steps.ts";

/**
 * Everything: what the check looks at, then all tests in one run, so that both cores have work to its end: rules, the whole
 * site, both databases, crashes, large imports, journeys in a real browser.
 */

/** One more than the smallest machine has cores: a quarter of the time each of them waits for a page, a server or a disk. */
const workers = "3";

if (!ensureChromium()) {
  process.stderr.write(`${chromiumAdvice}\n`);
  process.exit(1);
}
const inspected = await inspect([
  { name: "demo stock for the tests", command: "node", args: ["scripts/prepare-test-stock.ts"] },
]);
const isBuilt = inspected.some(({ name, outcome }) => name === "build" && outcome === "ok");
const onTheBuild = ["site", "endurance", "browser"];
const projects = ["rules", "data", ...(isBuilt ? onTheBuild : [])];
const notRun: StepResult[] = isBuilt ? [] : [{ name: `tests: ${onTheBuild.join(", ")}`, outcome: "not run" }];
const results = [
  ...inspected,
  ...notRun,
  await runTests(
    `tests: ${projects.join(", ")}`,
    [...projects.flatMap((name) => ["--project", name]), "--maxWorkers", workers],
    "live",
  ),
];
const { ok, line } = verdict("test", results);
// The count comes last: it is what people and machines look for at the end of a test run.
process.stdout.write(`${failureLines(results)}${line}\n${testLine(results)}\n`);
process.exitCode = ok ? 0 : 1;

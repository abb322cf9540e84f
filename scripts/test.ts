import "./require-native-packages.ts";
import { check } from "./check.ts";
import { chromiumAdvice, ensureChromium } from "./chromium.ts";
import { failureLines, runTests, testLine, verdict } from "./run-steps.ts";

/**
 * Everything: the check, then what takes longer, in one run, so that both cores have work to its end: both databases,
 * crashes, large imports, journeys in a real browser.
 */

/** One more than the smallest machine has cores: a quarter of the time each of them waits for a page, a server or a disk. */
const workers = "3";

if (!ensureChromium()) {
  process.stderr.write(`${chromiumAdvice}\n`);
  process.exit(1);
}
const checked = await check();
const isBuilt = checked.some(({ name, outcome }) => name === "build" && outcome === "ok");
const longer = ["data", ...(isBuilt ? ["endurance", "browser"] : [])];
const results = [
  ...checked,
  await runTests(
    `tests: ${longer.join(", ")}`,
    [...longer.flatMap((name) => ["--project", name]), "--maxWorkers", workers],
    "live",
  ),
];
const { ok, line } = verdict("test", results);
// The count comes last: it is what people and machines look for at the end of a test run.
process.stdout.write(`${failureLines(results)}${line}\n${testLine(results)}\n`);
process.exitCode = ok ? 0 : 1;

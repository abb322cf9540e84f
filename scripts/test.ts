import { check, runTests } from "./check.ts";
import { chromiumAdvice, ensureChromium } from "./chromium.ts";

/** Everything: the check, then what takes longer: both databases, crashes, large imports, journeys in a real browser. */
if (!ensureChromium()) {
  process.stderr.write(`${chromiumAdvice}\n`);
  process.exit(1);
}
process.exitCode = (await check()) && runTests("data", "endurance") && runTests("browser") ? 0 : 1;

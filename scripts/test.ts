import { check, runTests } from "./check.ts";
import { chromiumAdvice, ensureChromium } from "./chromium.ts";

/**
 * Everything: the check, then what takes longer, in one run, so that both cores have work to its end: both databases,
 * crashes, large imports, journeys in a real browser.
 */
if (!ensureChromium()) {
  process.stderr.write(`${chromiumAdvice}\n`);
  process.exit(1);
}
process.exitCode = (await check()) && runTests("data", "endurance", "browser") ? 0 : 1;

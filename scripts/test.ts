import { check, runTests } from "./check.ts";
import { chromiumAdvice, ensureChromium } from "./chromium.ts";

/** Everything: the check, then what takes longer (crashes, large imports) and the journeys in a real browser. */
if (!ensureChromium()) {
  process.stderr.write(`${chromiumAdvice}\n`);
  process.exit(1);
}
process.exitCode = (await check()) && runTests("endurance", "browser") ? 0 : 1;

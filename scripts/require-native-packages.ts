import { explanation, StartRefused } from "#platform/log/run-or-explain.ts";
import { nativePackageAdvice } from "./native-packages.ts";

// Imported first by what needs the tools: they look for their native parts as soon as they are loaded.
const advice = nativePackageAdvice(".");
if (advice) {
  process.stderr.write(`${explanation(new StartRefused(advice))}\n`);
  process.exit(1);
}

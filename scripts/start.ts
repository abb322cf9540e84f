import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

// In a process of its own: to read all sources takes 40 MB, which the server would hold for ever.
const build = spawn(process.execPath, [join(import.meta.dirname, "prepare-build.ts")], { stdio: "inherit" });
const handOn = (signal: NodeJS.Signals) => void build.kill(signal);
process.on("SIGTERM", handOn).on("SIGINT", handOn);
const [code] = await once(build, "close");
process.off("SIGTERM", handOn).off("SIGINT", handOn);
if (code !== 0) process.exit(code ?? 1);
await import("../src/app/main.ts");

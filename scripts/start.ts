import { spawnSync } from "node:child_process";

// In a process of its own: to read all sources takes 40 MB, which the server would hold for ever.
const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
await import("../src/server/main.ts");

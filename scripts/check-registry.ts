import { readLockFile } from "./lock-file.ts";
import { askForAll, npmRegistry, wantedPackages } from "./registry.ts";

/** Can every native package of the lock file be had, for every machine that we support? */
const { ok, lines } = await askForAll(wantedPackages(readLockFile(".")), npmRegistry());
for (const line of lines) process.stdout.write(`${line}\n`);
process.exitCode = ok ? 0 : 1;

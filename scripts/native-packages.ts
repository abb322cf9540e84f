import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  type LockFile,
  type Machine,
  nativePackages,
  packageName,
  readLockFile,
  thisMachine,
} from "./lock-file.ts";

/** npm leaves out an optional package that it cannot get, and says nothing: the tools then end in a stack trace. */
export function missingNativePackages(
  lock: LockFile,
  machine: Machine,
  isInstalled: (path: string) => boolean,
): string[] {
  return nativePackages(lock, machine)
    .filter(([path]) => !isInstalled(path))
    .map(([path, { version }]) => `${packageName(path)}@${version}`);
}

/** One line for the operator, or null when all are there. */
export function nativePackageAdvice(root: string): string | null {
  const machine = thisMachine();
  const missing = missingNativePackages(readLockFile(root), machine, (path) =>
    existsSync(join(root, path, "package.json")),
  );
  if (missing.length === 0) return null;
  const what = missing.length === 1 ? "the native package" : "the native packages";
  return (
    `${what} ${missing.join(", ")} for ${machine.os} ${machine.cpu} ` +
    `${missing.length === 1 ? "is" : "are"} missing. Run \`npm ci\`; if that does not help, the registry lacks ` +
    "it: see Dependencies in CONTRIBUTING.md."
  );
}

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What we read of package-lock.json: the path of each package in the tree, and what npm knows about it. */
export type LockEntry = {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  inBundle?: boolean;
  link?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockEntry> };

/** What npm chooses a native package by. */
export type Machine = { os: string; cpu: string; libc: "glibc" | "musl" | null };

/** Where the project must start and its tests run; on others it may. */
export const supportedMachines: readonly Machine[] = [
  { os: "linux", cpu: "x64", libc: "glibc" },
  { os: "linux", cpu: "arm64", libc: "glibc" },
];

export function readLockFile(root: string): LockFile {
  return JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as LockFile;
}

export function thisMachine(): Machine {
  const { platform: os, arch: cpu } = process;
  return { os, cpu, libc: os === "linux" ? libcOf(process.report) : null };
}

function libcOf(report: NodeJS.ProcessReport): "glibc" | "musl" {
  // Without it the report looks up the name of every connection.
  Object.assign(report, { excludeNetwork: true });
  const { header } = report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime ? "glibc" : "musl";
}

/** `node_modules/vite/node_modules/@a/b` is `@a/b`. */
export function packageName(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** The packages that npm takes for this machine and no other kind. */
export function nativePackages(lock: LockFile, machine: Machine): [path: string, entry: LockEntry][] {
  return packagesFor(lock, machine).filter(([, { os, cpu }]) => os && cpu);
}

/** Everything that `npm ci` installs on this machine. */
function packagesFor(lock: LockFile, machine: Machine): [path: string, entry: LockEntry][] {
  return Object.entries(lock.packages).filter(([path, entry]) => path !== "" && isFor(entry, machine));
}

function isFor({ os, cpu, libc }: LockEntry, machine: Machine): boolean {
  return allows(os, machine.os) && allows(cpu, machine.cpu) && allows(libc, machine.libc ?? "");
}

/** npm's own way to write it: `["linux"]`, or `["!win32"]` for all but. */
function allows(said: string | string[] | undefined, value: string): boolean {
  if (!said) return true;
  const list = [said].flat();
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((entry) => entry.startsWith("!"));
}

/** What keeps the lock file from being enough on a machine that we support. */
export function lockComplaints(lock: LockFile): string[] {
  const withoutIntegrity = supportedMachines.flatMap((machine) =>
    packagesFor(lock, machine)
      .filter(([, { integrity, link, inBundle }]) => !(integrity || link || inBundle))
      .map(([path]) => `no integrity: ${path}`),
  );
  const [x64, arm64] = supportedMachines.map(
    (machine) => new Set(nativePackages(lock, machine).map(([path]) => path.replaceAll(machine.cpu, "*"))),
  ) as [Set<string>, Set<string>];
  const alone = [
    ...[...x64.difference(arm64)].map((path) => `for linux x64 but not for arm64: ${path}`),
    ...[...arm64.difference(x64)].map((path) => `for linux arm64 but not for x64: ${path}`),
  ];
  const dropped = droppedPackages(lock).map(
    ({ path }) => `dropped by npm, run \`npm run mend-lock\`: ${path}`,
  );
  return [...new Set([...withoutIntegrity, ...alone, ...dropped])];
}

/** Optional packages that another one names and that have no entry: `npm ci` refuses such a lock file. */
export function droppedPackages(lock: LockFile): { path: string; version: string; owner: LockEntry }[] {
  return Object.entries(lock.packages).flatMap(([ownerPath, owner]) =>
    Object.entries(owner.optionalDependencies ?? {})
      .filter(([name]) => !findEntry(lock, ownerPath, name))
      .map(([name, version]) => ({ path: besideSiblings(lock, ownerPath, owner, name), version, owner })),
  );
}

/** As Node looks for it: in the owner's own folder first, then in every one above. */
function findEntry(lock: LockFile, ownerPath: string, name: string): string | null {
  for (
    let folder = ownerPath;
    ;
    folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))
  ) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[path]) return path;
    if (folder === "") return null;
  }
}

/** Where npm put those of the same owner that it did not drop. */
function besideSiblings(lock: LockFile, ownerPath: string, owner: LockEntry, name: string): string {
  for (const sibling of Object.keys(owner.optionalDependencies ?? {})) {
    const path = findEntry(lock, ownerPath, sibling);
    if (path) return `${path.slice(0, -sibling.length)}${name}`;
  }
  return `node_modules/${name}`;
}

import { readFileSync, writeFileSync } from "node:fs";
import { droppedPackages, type LockEntry, type LockFile, packageName } from "./lock-file.ts";

/**
 * Puts back what `npm install` dropped from package-lock.json: the optional packages of other platforms that the
 * registry at hand does not have. Without their entries `npm ci` refuses the lock file. (CONTRIBUTING, Dependencies)
 */
const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = [
  "arm",
  "arm64",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];
const libraries = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" } as const;

/** The registry does not tell, but every one of these packages is named after its platform. */
export function platformFromName(name: string): Pick<LockEntry, "os" | "cpu" | "libc"> {
  const words = name.split(/[/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  const library = words.find((word): word is keyof typeof libraries => Object.hasOwn(libraries, word));
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os === "linux" && library && { libc: [libraries[library]] }),
    ...(os && { os: [os] }),
  };
}

/** The same lock file with an entry for each, in the order in which npm writes them. */
export function withDroppedPackages(lock: LockFile): LockFile {
  const putBack = droppedPackages(lock).map(({ path, version, owner }): [string, LockEntry] => {
    const { cpu, libc, os } = platformFromName(packageName(path));
    if (!(cpu && /^\d/.test(version)))
      throw new Error(`${path}@${version}: not a platform's package of one version; write its entry by hand`);
    // The keys in npm's own order, so that its next install finds nothing to rearrange.
    const isDev = owner.dev && { dev: true };
    return [path, { version, cpu, ...isDev, ...(libc && { libc }), optional: true, ...(os && { os }) }];
  });
  const packages = [...Object.entries(lock.packages), ...putBack].sort(([a], [b]) =>
    a.localeCompare(b, "en"),
  );
  return { ...lock, packages: Object.fromEntries(packages) };
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;
  const mended = withDroppedPackages(lock);
  writeFileSync("package-lock.json", `${JSON.stringify(mended, null, 2)}\n`);
  const count = Object.keys(mended.packages).length - Object.keys(lock.packages).length;
  process.stdout.write(`${count} optional packages put back\n`);
}

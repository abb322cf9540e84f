import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The one without a window first: the tests take two thirds of the time in it. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const debianPackage = "chromium-headless-shell";

export function findOnPath(programs: readonly string[]): string | null {
  // biome-ignore lint/style/noProcessEnv: PATH is where programs are looked up.
  const folders = (process.env.PATH ?? "").split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

export const findChromium = () => findOnPath(names);

export const chromiumAdvice = `The browser tests need Chromium. On Debian: sudo apt-get install ${debianPackage}`;

/** Finds Chromium, or on Debian, when we are root, installs it. Returns null when a person has to do it. */
export function ensureChromium(): string | null {
  const found = findChromium();
  if (found || process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return found;
  process.stdout.write(`Installing Chromium for the browser tests (apt-get install ${debianPackage}) …\n`);
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debianPackage], {
    stdio: ["ignore", "ignore", "inherit"],
    // biome-ignore lint/style/noProcessEnv: handed on to apt as it is.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return findChromium();
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

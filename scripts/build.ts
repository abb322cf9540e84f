import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const stamp = "build/stamp";
const sources = [
  "src/**/*.{ts,tsx,css,svg}",
  "brand/**/*",
  "public/**/*",
  "content/**/*",
  "*.config.ts",
  "package-lock.json",
];
const worthCompressing = "build/client/**/*.{js,css,svg,json,txt,webmanifest,xml}";

/** Builds the site, unless the build at hand was made from these very files. */
export function buildIfNeeded(): void {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stdout.write("Bygger webbplatsen …\n");
  rmSync("build", { recursive: true, force: true });
  execFileSync("react-router", ["build"], { stdio: ["ignore", "ignore", "inherit"] });
  for (const file of globSync(worthCompressing)) writeFileSync(`${file}.br`, brotli(readFileSync(file)));
  writeFileSync(stamp, wanted);
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const entry of globSync(sources, { withFileTypes: true }).sort((a, b) =>
    path(a) < path(b) ? -1 : 1,
  )) {
    if (entry.isFile() && !entry.name.includes(".test."))
      hash.update(path(entry)).update(readFileSync(path(entry)));
  }
  return hash.digest("hex");
}

const path = (entry: { parentPath: string; name: string }) => `${entry.parentPath}/${entry.name}`;

const brotli = (content: Buffer) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

if (import.meta.main) buildIfNeeded();

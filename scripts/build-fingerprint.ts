import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

const sources = [
  "src/**/*.{ts,tsx,css,svg,csv,json}",
  "brand/**/*",
  "public/**/*",
  "content/**/*",
  "*.config.ts",
  "package-lock.json",
];

/** The same for the same sources: a build carries it as its stamp. */
export function fingerprint(): string {
  // biome-ignore lint/style/noProcessEnv: src/routes.ts asks it.
  const hash = createHash("sha256").update(String(process.env.APP_ENV === "production"));
  for (const entry of globSync(sources, { withFileTypes: true }).sort((a, b) =>
    path(a) < path(b) ? -1 : 1,
  )) {
    if (entry.isFile() && !entry.name.includes(".test."))
      hash.update(path(entry)).update(readFileSync(path(entry)));
  }
  return hash.digest("hex");
}

const path = (entry: { parentPath: string; name: string }) => `${entry.parentPath}/${entry.name}`;

import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What a build and a start need, as docs/rebranding.md has it. */
const needed = [
  "content",
  "migrations",
  "public",
  "scripts",
  "src",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "react-router.config.ts",
  "vite.config.ts",
  "chunks.config.ts",
  "vite.staff.config.ts",
];

/** A copy of the project with another brand/ in it, as a chain that takes over the software would have it, and fewer demo cars. */
export function projectOfAnotherChain(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "another-chain-"));
  for (const name of needed) cpSync(name, join(folder, name), { recursive: true });
  cpSync("tests/another-brand", join(folder, "brand"), { recursive: true });
  cpSync("tests/another-demo", join(folder, "src/demo"), { recursive: true });
  // The pictures of the demo stock are large, and nobody writes into them.
  for (const name of ["node_modules", "demo-media"]) symlinkSync(resolve(name), join(folder, name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

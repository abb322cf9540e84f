import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { linkKeys, serverOf } from "#tests/running-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { readLockFile } from "../../scripts/lock-file.ts";

const needed = ["package.json", "package-lock.json", "brand", "src", "scripts", "migrations"];

/** The project as `npm ci --omit=dev` leaves it, by links, and without the configuration of the tools. */
function prunedProject({ withBuild }: { withBuild: boolean }): string {
  const root = temporaryFolder();
  for (const entry of withBuild ? [...needed, "build"] : needed)
    symlinkSync(resolve(entry), join(root, entry));
  for (const [path, { dev, os, cpu }] of Object.entries(readLockFile(".").packages)) {
    // A package's own packages lie within it.
    if (path === "" || dev || os || cpu || path.lastIndexOf("node_modules/") > 0) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(resolve(path), join(root, path));
  }
  return root;
}

function startIn(root: string, settings: Record<string, string>) {
  // Links stay what they are, so that nothing is found in the folder that they lead to.
  const links = ["--preserve-symlinks", "--preserve-symlinks-main"];
  return spawn(process.execPath, [...links, "--import", "./scripts/require-node-24.js", "scripts/start.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: "", HOME: process.env.HOME, PORT: "0", ...settings, NODE_OPTIONS: links.join(" ") },
  });
}

async function refusal(root: string, settings: Record<string, string>) {
  const child = startIn(root, settings);
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const code = await new Promise((done) => child.once("close", done));
  return { code, stderr };
}

const production = { APP_ENV: "production", PUBLIC_ORIGIN: "https://example.com", LINK_KEYS: linkKeys };

test("[BUILD-2] [BUILD-3] a build at hand is served with the production packages alone", async () => {
  const DATA_DIR = await migratedDataDir();
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const root = prunedProject({ withBuild: true });
  const child = startIn(root, { DATA_DIR, ...production });
  onTestFinished(() => void child.kill("SIGKILL"));
  const server = await serverOf(child);
  const page = await fetch(`${server.address}/kopa-bil/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
  expect(await server.stop()).toBe(0);
});

test.each([
  [
    "[BUILD-2] in production without a build",
    { APP_ENV: "production", PUBLIC_ORIGIN: "https://example.com" },
  ],
  ["[BUILD-3] without a build and without the tools", { APP_ENV: "demo" }],
])("%s the start is refused in one line", async (_, settings) => {
  const refused = await refusal(prunedProject({ withBuild: false }), settings);
  expect(refused.stderr.trim().split("\n")).toEqual([
    expect.stringMatching(/^Milstolpen cannot start: there is no build, and .* Run `npm ci/),
  ]);
  expect(refused.code).toBe(1);
});

test("[BUILD-1] a build that fails leaves the one at hand as it was", async () => {
  const root = prunedProject({ withBuild: false });
  const page = join(root, "build/client/assets/a.js");
  for (const [file, text] of [
    [page, "old"],
    [join(root, "build/server/serve.js"), "old"],
    [join(root, "vite.config.ts"), ""],
    [join(root, "vite.staff.config.ts"), ""],
    [join(root, "react-router.config.ts"), ""],
    [join(root, "node_modules/@react-router/dev/package.json"), "{}"],
    [join(root, "node_modules/.bin/react-router"), "console.error('boom'); process.exit(1);"],
  ] as const) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  rmSync(join(root, "package-lock.json"));
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: {} }));
  const refused = await refusal(root, {});
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/boom\n.*the build failed, see above/),
  ]);
  expect(readFileSync(page, "utf8")).toBe("old");
});

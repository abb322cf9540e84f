import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { inheritedEnv } from "#tests/inherited-env.ts";
import { linkKeys, serverOf } from "#tests/running-server.ts";

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await migratedDataDir();
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const production = {
  APP_ENV: "production",
  PUBLIC_ORIGIN: "https://example.com",
  LINK_KEYS: linkKeys,
  SHUTDOWN_GRACE_MS: "0",
};

/** As a person or a supervisor does it, in a process group of its own. */
async function npmStart() {
  const npm = spawn("npm", ["start"], {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    env: { ...inheritedEnv, PORT: "0", DATA_DIR, ...production },
  });
  const group = -(npm.pid ?? Number.NaN);
  onTestFinished(() => {
    try {
      process.kill(group, "SIGKILL");
    } catch {
      // All of them have ended, as they should.
    }
  });
  return { server: await serverOf(npm), group };
}

const isAnswering = (address: string) =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  );

// The same data folder each time: a server that was left running would keep the next one from it.
test("[STOP-5] SIGTERM to npm alone stops the server, and npm ends after it", async () => {
  const { server } = await npmStart();
  expect(await server.stop("SIGTERM")).toBe(0);
  expect(await isAnswering(server.address)).toBe(false);
});

test("[STOP-5] Ctrl-C, which the whole group hears and npm hands on besides, is one signal and a clean end", async () => {
  const { server, group } = await npmStart();
  const ended = new Promise((resolve) => server.process.once("close", resolve));
  process.kill(group, "SIGINT");
  await ended;
  expect(server.output()).toContain('"msg":"stopping"');
  expect(server.output()).not.toContain("uncleanly");
  expect(server.process.exitCode).toBe(0);
  expect(await isAnswering(server.address)).toBe(false);
});

import { fork } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { seedInChildProcess } from "./seed-in-child-process.ts";

const seedProcess = fileURLToPath(new URL("./seed-process.ts", import.meta.url));

/** Takes every connection and never says a word. */
async function silentDatabase(): Promise<{ url: string; asked: Promise<unknown> }> {
  const server = createServer();
  const asked = once(server, "connection");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`, asked };
}

test("[MEMORY-3] what keeps the demo stock from being loaded is told under its own name", async () => {
  const nowhere = "postgres://nobody@127.0.0.1:1/none";
  await expect(seedInChildProcess(nowhere, new AbortController().signal)).rejects.toMatchObject({
    name: "DatabaseUnreachable",
    message: expect.stringContaining("127.0.0.1:1/none"),
  });
});

test("[MEMORY-3] the process that loads the demo stock ends with the one that waits for it", async () => {
  const { url, asked } = await silentDatabase();
  const child = fork(seedProcess);
  const ended = once(child, "exit");
  child.send(url);
  await asked;
  child.disconnect();
  expect((await ended)[0]).toBe(1);
});

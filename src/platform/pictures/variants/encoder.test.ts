import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { getPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { ChildEnded, childProcess } from "../child-process.ts";
import { encoder } from "./encoder.ts";
import type { EncodeJob } from "./picture-job.ts";

const job = (filePath: string): EncodeJob => ({
  picture: { file: { filePath }, crop: null, plates: [] },
  width: 64,
  format: "webp",
});

test("[VARIANT-9] a picture is made in a process of its own; one that cannot be read is told", async () => {
  const filePath = join(temporaryFolder(), "a.png");
  await sharp({ create: { width: 90, height: 60, channels: 3, background: "#a00" } })
    .png()
    .toFile(filePath);
  const { encode, stop } = encoder();
  onTestFinished(stop);
  expect((await sharp(await encode(job(filePath))).metadata()).width).toBe(64);
  await expect(encode(job("/nowhere.png"))).rejects.toThrow(/missing/);
  writeFileSync(filePath, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(encode(job(filePath))).rejects.toThrow(/unsupported/);
});

/** Answers with its own number, but never to "stuck". */
function aChild({ idleMs = 60_000, patienceMs = 60_000 } = {}) {
  const filePath = join(temporaryFolder(), "child.mjs");
  writeFileSync(
    filePath,
    `process.on("message", ({ id, question }) => {
       if (question === "stuck") for (;;);
       process.send({ id, made: process.pid });
     });
     process.on("disconnect", () => process.exit());`,
  );
  const child = childProcess<string, number>({ filePath, patienceMs, idleMs });
  onTestFinished(child.stop);
  return child;
}

test.runIf(process.platform === "linux")(
  "[VARIANT-9] the threads that encode have a lower priority than the server, not the main thread alone",
  async () => {
    const filePath = join(temporaryFolder(), "a.png");
    await sharp({ create: { width: 90, height: 60, channels: 3, background: "#a00" } })
      .png()
      .toFile(filePath);
    const child = childProcess<EncodeJob, Uint8Array>({
      filePath: fileURLToPath(new URL("./encoder-process.ts", import.meta.url)),
      patienceMs: 60_000,
      idleMs: 60_000,
    });
    onTestFinished(child.stop);
    await child.ask(job(filePath));
    const threads = `/proc/${child.pid()}/task`;
    const encoding = readdirSync(threads).filter((thread) =>
      /libuv/.test(readFileSync(join(threads, thread, "comm"), "utf8")),
    );
    expect(encoding.length).toBeGreaterThan(0);
    for (const thread of encoding) expect(getPriority(Number(thread))).toBe(Math.min(getPriority() + 10, 19));
  },
);

test("[VARIANT-9] one that is stuck is ended by the clock, and the next question starts another process", async () => {
  // Long enough for a process to start on a machine that has much to do.
  const child = aChild({ patienceMs: 8_000 });
  const first = await child.ask("hello");
  await expect(child.ask("stuck")).rejects.toThrow("ended before it answered");
  expect(await child.ask("hello")).not.toBe(first);
});

test("[VARIANT-9] after the stop no process is started again", async () => {
  const child = aChild();
  const asked = child.ask("stuck");
  child.stop();
  await expect(asked).rejects.toThrow("ended before it answered");
  await expect(child.ask("hello")).rejects.toThrow("ended before it answered");
  expect(child.pid()).toBeNull();
});

test("[VARIANT-9] who has nothing to do is ended", async () => {
  const child = aChild({ idleMs: 50 });
  const first = await child.ask("hello");
  await expect.poll(() => child.pid()).toBeNull();
  expect(await child.ask("hello")).not.toBe(first);
});

test("[VARIANT-9] who asks while it is being ended asks another", async () => {
  const idleMs = 50;
  const child = aChild({ idleMs });
  const first = await child.ask("hello");
  // Its own clock was set just before this one: both ring in one turn, and its end is heard in a later one.
  await new Promise((resolve) => setTimeout(resolve, idleMs));
  expect(await child.ask("hello")).not.toBe(first);
});

test("[VARIANT-9] what stood beside the stuck one is tried once more", async () => {
  let asked = 0;
  const { encode } = encoder({
    ask: async () => {
      asked += 1;
      if (asked === 1) throw new ChildEnded();
      return Buffer.from("made");
    },
    pid: () => null,
    stop: () => {},
  });
  expect(Buffer.from(await encode(job("a"))).toString()).toBe("made");
});

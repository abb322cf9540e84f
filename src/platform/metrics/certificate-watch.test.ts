import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { certificateExpiry, certificateWatch } from "./certificate-watch.ts";

const hasOpenssl = spawnSync("sh", ["-c", "command -v openssl"]).status === 0;
if (!hasOpenssl) process.stderr.write("SKIPPED certificates, openssl is not here: apt-get install openssl\n");

async function servedOverTls(days: number) {
  const folder = temporaryFolder();
  execFileSync(
    "openssl",
    `req -x509 -newkey rsa:2048 -nodes -days ${days} -subj /CN=localhost -keyout key.pem -out cert.pem`.split(
      " ",
    ),
    { cwd: folder, stdio: "ignore" },
  );
  const read = (name: string) => readFileSync(join(folder, name));
  const server = createServer({ key: read("key.pem"), cert: read("cert.pem") }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

test.skipIf(!hasOpenssl).each([2, 90])(
  "[METRIC-5] a certificate of %s days is read as visitors are shown it",
  async (days) => {
    const { row, stop } = certificateWatch(await servedOverTls(days), { firstAfterMs: 0 });
    onTestFinished(stop);
    await expect.poll(() => row.read()).not.toBeNull();
    const left = ((await row.read()) as number) - Date.now() / 1_000;
    expect(left / 86_400).toBeGreaterThan(days - 0.1);
    expect(left / 86_400).toBeLessThan(days + 0.1);
  },
);

test("[METRIC-5] of http nothing is asked, and where nobody answers nothing is known", async () => {
  await expect(certificateExpiry("https://localhost:1")).rejects.toThrow();
  const { row, stop } = certificateWatch("http://localhost:1", { firstAfterMs: 0 });
  expect(await row.read()).toBeNull();
  await stop();
});

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startingResponse } from "./starting-response.ts";

async function ask(path: string) {
  const server = createServer(startingResponse).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test("[HEALTH-3] while it starts the process is alive", async () => {
  const { status, text } = await ask("/healthz?from=supervisor");
  expect([status, JSON.parse(text)]).toEqual([200, { status: "alive" }]);
});

test("[HEALTH-3] but not ready, and says why", async () => {
  const { status, headers, text } = await ask("/readyz");
  expect([status, headers.get("retry-after"), JSON.parse(text)]).toEqual([
    503,
    "2",
    { status: "not ready", reason: "starting" },
  ]);
});

test("[HEALTH-3] [SEC-1] every other address is a page that comes back, with the headers of every answer", async () => {
  const { status, headers, text } = await ask("/kopa-bil/");
  expect([status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([503, "2", "no-store"]);
  expect(text).toContain("Webbplatsen startar");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

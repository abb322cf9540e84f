import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { aPlate } from "#tests/any-plate.ts";
import { httpRegister } from "./http-register.ts";

const sample = readFileSync(
  new URL("../../../../docs/samples/vehicle-register.json", import.meta.url),
  "utf8",
);
const plate = aPlate("mlb84a");
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** A register whose answers come in order, the last again and again. */
async function aRegister(answers: [Answer, ...Answer[]], { timeoutMs = 30_000 } = {}) {
  const asked: IncomingMessage[] = [];
  const failures: string[] = [];
  let now = new Date("2026-11-17T08:00:00Z");
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(request);
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const find = httpRegister({
    url: `http://127.0.0.1:${port}/v1/vehicles/`,
    key: "very-secret",
    clock: () => now,
    onFailure: (error) => failures.push(String(error)),
    timeoutMs,
    jitter: () => 0,
  });
  return {
    find,
    asked,
    failures,
    later: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

const right: Answer = (_request, response) => response.end(sample);
const failing =
  (status: number): Answer =>
  (_request, response) =>
    response.writeHead(status).end("{}");
const cut: Answer = (request, response) => {
  response.writeHead(200, { "content-length": "5000" });
  response.write(sample.slice(0, 200), () => request.socket.destroy());
};

test("[REGISTER-9] the configured address is asked with the key, and the vehicle comes back", async () => {
  const { find, asked, failures } = await aRegister([right]);
  expect(await find(plate)).toMatchObject({ kind: "found", vehicle: { facts: { licenseplate: plate } } });
  expect(asked[0]?.url).toBe("/v1/vehicles/MLB84A");
  expect(asked[0]?.headers.authorization).toBe("Bearer very-secret");
  expect(failures).toEqual([]);
});

test("[REGISTER-9] a plate with Swedish letters or a hyphen stays one part of the path", async () => {
  const { find, asked } = await aRegister([failing(404)]);
  await find(aPlate("åäö12-"));
  expect(asked[0]?.url).toBe("/v1/vehicles/%C3%85%C3%84%C3%9612-");
});

test("[REGISTER-6] 404 is an unknown plate, not a failure", async () => {
  const { find, asked, failures } = await aRegister([failing(404)]);
  for (let time = 0; time < 8; time++) expect(await find(plate)).toEqual({ kind: "unknown" });
  expect([asked.length, failures]).toEqual([8, []]);
});

test.each<[string, Answer, string]>([
  ["an answer for another plate", (_, r) => r.end(sample.replace("MLB84A", "MLB84B")), "another plate"],
  ["no JSON", (_, r) => r.end("<html>Hej</html>"), "JSON"],
  ["JSON that is no vehicle", (_, r) => r.end('{"licenseplate":"MLB84A"}'), "cannot be read"],
  ["a key that is refused", failing(401), "401"],
  ["too many questions", failing(429), "429"],
  ["far too much", (_, r) => r.end(`{"x":"${"y".repeat(5_000_000)}"}`), "65536 bytes"],
])("[REGISTER-6] [REGISTER-7] %s is not believed, and not asked for again", async (_, answer, reason) => {
  const { find, asked, failures } = await aRegister([answer]);
  expect(await find(plate)).toEqual({ kind: "unavailable" });
  expect(asked).toHaveLength(1);
  expect(failures).toEqual([expect.stringContaining(reason)]);
  expect(failures.join()).not.toMatch(/mlb84|very-secret/i);
});

test("[REGISTER-6] [REGISTER-9] a redirect is not followed: the key goes nowhere else", async () => {
  const other = await aRegister([right]);
  await other.find(plate);
  const { host } = other.asked[0]?.headers ?? {};
  const toOther: Answer = (_request, response) =>
    response.writeHead(302, { location: `http://${host}/v1/vehicles/MLB84A` }).end();
  const { find } = await aRegister([toOther]);
  expect(await find(plate)).toEqual({ kind: "unavailable" });
  expect(other.asked).toHaveLength(1);
});

test.each<[string, Answer]>([
  ["500", failing(500)],
  ["503", failing(503)],
  ["cut off in the middle", cut],
  ["closed at once", (request) => request.socket.destroy()],
])("[REGISTER-7] what met %s is asked once more", async (_, broken) => {
  const once = await aRegister([broken, right]);
  expect(await once.find(plate)).toMatchObject({ kind: "found" });
  expect(once.asked).toHaveLength(2);
  const always = await aRegister([broken]);
  expect(await always.find(plate)).toEqual({ kind: "unavailable" });
  expect([always.asked.length, always.failures.length]).toEqual([2, 1]);
});

test("[REGISTER-7] whoever is too slow, from the start or in the middle, is not waited for and not asked again", async () => {
  const silent: Answer = () => {};
  const stalling: Answer = (_request, response) => response.writeHead(200).write("{");
  for (const slow of [silent, stalling]) {
    const { find, asked, failures } = await aRegister([slow], { timeoutMs: 50 });
    expect(await find(plate)).toEqual({ kind: "unavailable" });
    expect(asked.length).toBeLessThanOrEqual(1);
    expect(failures).toEqual([expect.stringContaining("within 50 ms")]);
  }
});

test("[REGISTER-8] after five failures nobody asks for half a minute; then one does, and that decides", async () => {
  const broken = Array.from({ length: 5 }, () => failing(401)) as [Answer, ...Answer[]];
  const { find, asked, later } = await aRegister([...broken, failing(401), right]);
  for (let time = 0; time < 5; time++) await find(plate);
  expect(await find(plate)).toEqual({ kind: "unavailable" });
  later(29_999);
  expect(await find(plate)).toEqual({ kind: "unavailable" });
  expect(asked).toHaveLength(5);
  later(1);
  const [trial, besides] = await Promise.all([find(plate), find(plate)]);
  expect([trial, besides]).toEqual([{ kind: "unavailable" }, { kind: "unavailable" }]);
  expect(asked).toHaveLength(6);
  later(30_000);
  expect(await find(plate)).toMatchObject({ kind: "found" });
  expect(await find(plate)).toMatchObject({ kind: "found" });
});

test("[REGISTER-9] at most sixteen questions are under way; whoever comes then types the facts", async () => {
  const held: ServerResponse[] = [];
  const { find, asked } = await aRegister([(_request, response) => held.push(response)]);
  const asking = Array.from({ length: 16 }, () => find(plate));
  await expect.poll(() => asked.length).toBe(16);
  expect(await find(plate)).toEqual({ kind: "unavailable" });
  for (const response of held) response.end(sample);
  expect((await Promise.all(asking)).every(({ kind }) => kind === "found")).toBe(true);
});

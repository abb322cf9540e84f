import { Agent, get, type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { listen } from "./http-server.ts";

function ask(port: number, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, agent, host: "localhost" }, (handler) => {
      handler.resume().once("end", () => resolve(handler));
    }).once("error", reject);
  });
}

test("[STOP-2] every client that keeps its connection is told to let it go, and none is cut off", async () => {
  const server = await listen({ port: 0, host: "localhost" });
  server.respondWith(async (_request, response) => {
    await sleep(Math.random() * 20);
    response.writeHead(200, ["content-type", "text/plain"]);
    response.end("ok");
  });
  let begun = 0;
  const clients = Array.from({ length: 30 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const handler = await ask(server.port, agent);
      begun++;
      // Whoever is told so goes to another server.
      if (handler.headers.connection === "close") return handler.statusCode;
    }
  });
  await expect.poll(() => begun).toBeGreaterThan(60);
  server.drain();
  expect(await Promise.all(clients)).toEqual(clients.map(() => 200));
  await server.close();
});

test("[STOP-2] an answer that was begun before the signal ends, and then its connection", async () => {
  const server = await listen({ port: 0, host: "localhost" });
  const { promise: goOn, resolve } = Promise.withResolvers<void>();
  const { promise: hasStarted, resolve: begin } = Promise.withResolvers<void>();
  server.respondWith(async (_request, response) => {
    response.writeHead(200);
    response.write("half ");
    begin();
    await goOn;
    response.end("whole");
  });
  const handler = ask(server.port, new Agent({ keepAlive: true }));
  await hasStarted;
  server.drain();
  const closed = server.close();
  resolve();
  expect((await handler).complete).toBe(true);
  await closed;
});

test.each([
  ["an answer before the body was read ends the connection", false, "close"],
  ["after the whole body the connection stays", true, "keep-alive"],
] as const)("[HTTP-3] %s", async (_, isRead, connection) => {
  const server = await listen({ port: 0, host: "localhost" });
  server.respondWith(async (asked, response) => {
    if (isRead) for await (const _chunk of asked);
    response.end("ok");
  });
  const agent = new Agent({ keepAlive: true });
  const handler = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ port: server.port, host: "localhost", method: "POST", agent }, (got) => {
      got.resume().once("end", () => resolve(got));
    });
    sent.once("error", reject);
    sent.end("x".repeat(1_000));
  });
  expect(handler.headers.connection).toBe(connection);
  agent.destroy();
  await server.close();
});

test.each(["99999999999999999999", "9007199254740993", "1.2.3.4.5", "a b", "[::"])(
  "[HTTP-4] the host %j is refused before it reaches the site",
  async (host) => {
    const server = await listen({ port: 0, host: "localhost" });
    server.respondWith((_request, response) => response.end("the site"));
    const statusFor = (headers: Record<string, string>) =>
      new Promise((resolve, reject) => {
        get({ port: server.port, host: "localhost", headers }, (handler) =>
          resolve(handler.resume().statusCode),
        ).once("error", reject);
      });
    expect(await statusFor({ host })).toBe(400);
    expect(await statusFor({ host: "xn--mil-stolpen.se:8080" })).toBe(200);
    await server.close();
  },
);

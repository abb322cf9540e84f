import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { listen } from "./http-server.ts";

function ask(port: number, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, agent, host: "localhost" }, (answer) => {
      answer.resume().once("end", () => resolve(answer));
    }).once("error", reject);
  });
}

test("[STOP-2] every client that keeps its connection is told to let it go, and none is cut off", async () => {
  const server = await listen({ port: 0, host: "localhost" });
  server.answerWith(async (_request, response) => {
    await sleep(Math.random() * 20);
    response.writeHead(200, ["content-type", "text/plain"]);
    response.end("ok");
  });
  let begun = 0;
  const clients = Array.from({ length: 30 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const answer = await ask(server.port, agent);
      begun++;
      // Whoever is told so goes to another server.
      if (answer.headers.connection === "close") return answer.statusCode;
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
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  server.answerWith(async (_request, response) => {
    response.writeHead(200);
    response.write("half ");
    begin();
    await goOn;
    response.end("whole");
  });
  const answer = ask(server.port, new Agent({ keepAlive: true }));
  await hasBegun;
  server.drain();
  const closed = server.close();
  resolve();
  expect((await answer).complete).toBe(true);
  await closed;
});

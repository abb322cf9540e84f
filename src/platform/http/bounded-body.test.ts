import { expect, test } from "vitest";
import { BodyTooLarge, BodyTooSlow, boundedBody, boundedChunks } from "./bounded-body.ts";

/** A sender who never stops, and counts what was taken. */
function endless() {
  const taken = { bytes: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      taken.bytes += 64_000;
      controller.enqueue(new Uint8Array(64_000));
    },
    cancel: () => {
      taken.isCancelled = true;
    },
  });
  const request = (headers: Record<string, string> = {}) =>
    new Request("http://localhost/", { method: "PUT", body, headers, duplex: "half" } as RequestInit);
  return { taken, request };
}

test("[UPLOAD-9] a body within the bound is read whole", async () => {
  const request = new Request("http://localhost/", { method: "PUT", body: Buffer.from("hej") });
  expect(Buffer.from(await boundedBody(request, 3)).toString()).toBe("hej");
});

test("[UPLOAD-9] a body that goes on is given up at the bound", async () => {
  const { taken, request } = endless();
  await expect(boundedBody(request(), 1_000_000)).rejects.toThrow(BodyTooLarge);
  expect(taken.isCancelled).toBe(true);
  expect(taken.bytes).toBeLessThan(1_300_000);
});

test("[UPLOAD-9] of a body that says it is too long nothing is read", async () => {
  const { taken, request } = endless();
  await expect(boundedBody(request({ "content-length": "200000000" }), 1_000_000)).rejects.toThrow(
    BodyTooLarge,
  );
  expect(taken.bytes).toBeLessThan(200_000);
});

/** A byte now and then, for ever. */
function trickle(everyMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      timer = setInterval(() => controller.enqueue(new Uint8Array(1)), everyMs);
    },
    cancel: () => clearInterval(timer),
  });
  return new Request("http://localhost/", { method: "PUT", body, duplex: "half" } as RequestInit);
}

test("[HTTP-5] a body that comes too slowly is given up, also when something comes all the time", async () => {
  const limits = { patienceMs: 60, bytesPerSecond: 16_000 };
  await expect(boundedBody(trickle(5), 1_000, limits)).rejects.toThrow(BodyTooSlow);
  await expect(boundedBody(trickle(1_000), 1_000, limits)).rejects.toThrow(BodyTooSlow);
});

test("[HTTP-5] only waiting for the sender counts, not what is done with what came", async () => {
  const chunks = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const text of ["a", "b"]) controller.enqueue(Buffer.from(text));
      controller.close();
    },
  });
  const request = new Request("http://localhost/", {
    method: "PUT",
    body: chunks,
    duplex: "half",
  } as RequestInit);
  const read: string[] = [];
  for await (const chunk of boundedChunks(request, 10, { patienceMs: 100, bytesPerSecond: 1 })) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    read.push(Buffer.from(chunk).toString());
  }
  expect(read).toEqual(["a", "b"]);
});

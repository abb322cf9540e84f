import { expect, test } from "vitest";
import { BodyTooLarge, boundedBody } from "./bounded-body.ts";

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

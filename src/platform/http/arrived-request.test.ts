import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { whenArrived } from "./arrived-request.ts";
import { BodyTooLarge } from "./bounded-body.ts";
import { TooManyOfOne } from "./turns.ts";

const request = (body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>) =>
  new Request("http://localhost/kontakt/", {
    method: "POST",
    body,
    headers: { "content-type": "text/plain" },
    duplex: "half",
  } as RequestInit);
const bounds = { maxBytes: 1_000_000, sender: "" };
const aside = () => readdirSync(tmpdir()).filter((name) => name.startsWith("request-")).length;

/** A sender who begins, and ends when told. */
function slow() {
  const end = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      controller.enqueue(Buffer.from("be"));
      await end.promise;
      controller.enqueue(Buffer.from("gun"));
      controller.close();
    },
  });
  return { body, end: end.resolve };
}

test("[HTTP-5] the work begins when the last byte has come, and sees the request as it was", async () => {
  const { body, end } = slow();
  let begun = false;
  const done = whenArrived(request(body), bounds, async (arrived) => {
    begun = true;
    return [arrived.method, arrived.headers.get("content-type"), await arrived.text()];
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(begun).toBe(false);
  end();
  expect(await done).toEqual(["POST", "text/plain", "begun"]);
});

test("[HTTP-5] what is long lies aside until the work is done, whatever comes of it", async () => {
  const before = aside();
  const bytes = new Uint8Array(500_000).fill(7);
  const read = await whenArrived(request(bytes), bounds, async (arrived) => {
    expect(aside()).toBe(before + 1);
    return new Uint8Array(await arrived.arrayBuffer());
  });
  expect(Buffer.compare(read, bytes)).toBe(0);
  const failing = whenArrived(request(bytes), bounds, () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  const tooLong = whenArrived(request(bytes), { ...bounds, maxBytes: 400_000 }, async () => {});
  await expect(tooLong).rejects.toThrow(BodyTooLarge);
  expect(aside()).toBe(before);
});

test("[LIMIT-4] whoever sends slowly on many lines stands in the way of oneself alone", async () => {
  const senders = Array.from({ length: 30 }, slow);
  const work = async (arrived: Request) => arrived.text();
  const all = senders.map(({ body }) => whenArrived(request(body), { ...bounds, sender: "one" }, work));
  const resolved = Promise.allSettled(all);
  await expect(all.at(-1)).rejects.toThrow(TooManyOfOne);
  const other = whenArrived(request(Buffer.from("hej")), { ...bounds, sender: "other" }, work);
  expect(await other).toBe("hej");
  for (const { end } of senders) end();
  const results = await resolved;
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(16);
});

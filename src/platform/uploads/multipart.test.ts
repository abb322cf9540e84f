import { expect, test } from "vitest";
import { BrokenForm, boundaryOf, multipartParts, textOf } from "./multipart.ts";

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text, "utf8");
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string, size: number) {
  const parts: [string, string | null, string][] = [];
  for await (const { name, filename, content } of multipartParts(inPieces(text, size), "gräns"))
    parts.push([name, filename, await textOf(content, 1_000)]);
  return parts;
}

const form = [
  "--gräns",
  'Content-Disposition: form-data; name="bilder"; filename="Min ”bil”.jpg"',
  "Content-Type: image/jpeg",
  "",
  "\r\n--grän är ingen gräns\r\n",
  "--gräns",
  'content-disposition: form-data; name="text"',
  "",
  "",
  "--gräns--",
  "",
].join("\r\n");

test.each([1, 2, 3, 7, 64, 10_000])(
  "[UPLOAD-14] a form is read whole, in pieces of %i bytes",
  async (size) => {
    expect(await read(form, size)).toEqual([
      ["bilder", "Min ”bil”.jpg", "\r\n--grän är ingen gräns\r\n"],
      ["text", null, ""],
    ]);
  },
);

test("[UPLOAD-14] what is not read of a part is passed over", async () => {
  const names: string[] = [];
  for await (const { name } of multipartParts(inPieces(form, 5), "gräns")) names.push(name);
  expect(names).toEqual(["bilder", "text"]);
});

test.each([
  ["nothing", ""],
  ["no boundary", "hej"],
  ["cut in the content", form.slice(0, 120)],
  ["cut at the end", form.slice(0, -5)],
  ["endless head", `--gräns\r\n${"x".repeat(10_000)}`],
])("[UPLOAD-14] %s is a broken form, not a wait", async (_, text) => {
  await expect(read(text, 50)).rejects.toThrow(BrokenForm);
});

test("[UPLOAD-14] the boundary is read from the content type", () => {
  expect(boundaryOf("multipart/form-data; boundary=----abc")).toBe("----abc");
  expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe("a b");
  for (const other of [null, "application/json", "multipart/form-data"]) expect(boundaryOf(other)).toBeNull();
});

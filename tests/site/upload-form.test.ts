import { afterAll, expect, test } from "vitest";
import { limitsText, pictureFiles } from "#core/files/file-kinds.ts";
import { uploadLimits } from "#core/files/upload-limits.ts";
import { pictureRefusals } from "#platform/pictures/intake/refusals.ts";
import { uploadRefusals } from "#platform/uploads/upload-refusals.ts";
import { heldBytes } from "#tests/held-bytes.ts";
import { aPhoto } from "#tests/hostile-pictures.ts";
import { uploadingTo } from "#tests/uploading.ts";
import { sitesThatUpload } from "./site-that-uploads.ts";

const sites = await sitesThatUpload();
const site = await sites.open();
const photo = await aPhoto().jpeg().toBuffer();
afterAll(() => sites.close());

type Field = string | { name: string; bytes: Uint8Array };

async function send(fields: Field[], headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const field of fields)
    if (typeof field === "string") body.append("bilder", field);
    else body.append("bilder", new File([new Uint8Array(field.bytes)], field.name));
  return site.get("/ui/bilder/", { method: "POST", body, headers });
}
const unescaped = (html: string) => html.replaceAll("&quot;", '"').replaceAll("<!-- -->", "");

test("[UPLOAD-1] [UPLOAD-14] without JavaScript it is a plain field in a multipart form, with its limits beside it", async () => {
  const { html } = await site.get("/ui/bilder/");
  const [form = ""] = /<form [^>]*multipart\/form-data[^>]*>/.exec(html) ?? [];
  expect(form).toContain('method="post"');
  expect(html).toMatch(/<input(?=[^>]*type="file")[^>]* name="bilder"/);
  expect(html).toContain(limitsText(pictureFiles));
});

test("[UPLOAD-14] files and ids go through the same door, with the same words for what is refused", async () => {
  const { id } = await uploadingTo(site).upload(photo);
  const { status, html } = await send([
    { name: "bil 1.jpg", bytes: photo },
    id,
    { name: "text.jpg", bytes: Buffer.from("Hej!") },
    { name: "tom.jpg", bytes: Buffer.alloc(0) },
    { name: "stor.jpg", bytes: Buffer.alloc(uploadLimits.bytesPerFile + 1) },
    "0".repeat(64),
    "skräp",
  ]);
  const text = unescaped(html);
  expect(status).toBe(422);
  expect(text).toContain(`text.jpg: ${pictureRefusals.notAPicture}`);
  expect(text).toContain(`tom.jpg: ${uploadRefusals.emptyFile.message}`);
  expect(text).toContain(`stor.jpg: ${uploadRefusals.tooLargeFile.message}`);
  expect(text).toContain(`En fil: ${uploadRefusals.unknown.message}`);
  // What was taken in is kept for when the form is sent again.
  const boxes = [
    ...text.matchAll(/<input[^>]*type="checkbox"[^>]*name="bilder"[^>]*value="([0-9a-f]{64})"/g),
  ];
  const [first = "", second] = boxes.map(([, value]) => value);
  expect(second).toBe(id);
  expect(text.indexOf("Skicka med bil 1.jpg")).toBeLessThan(text.indexOf("Skicka med bil.jpg"));

  const again = await send([first, id, id]);
  expect([again.status, unescaped(again.html).includes("Vi har tagit emot 2 bilder.")]).toEqual([200, true]);
  expect(again.headers.get("cache-control")).toBe("private, no-store");
  const [, shown = ""] =
    /<img src="(\/api\/uploads\/[0-9a-f]{64}\/picture)" alt="bil 1.jpg"/.exec(unescaped(again.html)) ?? [];
  expect((await site.request(shown)).headers.get("content-type")).toBe("image/jpeg");
});

test("[UPLOAD-1] [UPLOAD-14] ids and files count together, and of a file that is refused nothing stays", async () => {
  const ids: string[] = [];
  for (let at = 0; at < uploadLimits.files; at++) ids.push((await uploadingTo(site).upload(photo)).id);
  const filesBefore = sites.files().length;
  const { status, html } = await send([
    ...ids,
    { name: "en till.jpg", bytes: photo },
    { name: "text.jpg", bytes: Buffer.from("Hej!") },
  ]);
  expect(status).toBe(422);
  expect(unescaped(html)).toContain(`en till.jpg: ${uploadRefusals.tooManyFiles.message}`);
  expect(sites.files()).toHaveLength(filesBefore);
});

test("[UPLOAD-14] a form without files is answered as the page", async () => {
  // As browsers write it.
  const nothing = '--x\r\ncontent-disposition: form-data; name="bilder"; filename=""\r\n\r\n\r\n--x--\r\n';
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  expect((await site.get("/ui/bilder/", { method: "POST", body: nothing, headers })).status).toBe(200);
});

test("[UPLOAD-9] a form of more than 200 MB is refused unread, and one that does not say so is given up", async () => {
  let taken = 0;
  let held = Number.NaN;
  const before = heldBytes();
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(
        Buffer.from('--x\r\ncontent-disposition: form-data; name="bilder"; filename="a.jpg"\r\n\r\n'),
      ),
    pull: (controller) => {
      taken += 1_000_000;
      if (taken === 150_000_000) held = heldBytes();
      controller.enqueue(new Uint8Array(1_000_000));
    },
  });
  const type = { "content-type": "multipart/form-data; boundary=x" };
  const unread = await site.get("/ui/bilder/", {
    method: "POST",
    body: "--x--",
    headers: { ...type, "content-length": "300000000" },
  });
  expect(unread.html).toContain(uploadRefusals.tooMuchInAll.message);
  const given = await site.get("/ui/bilder/", {
    method: "POST",
    body: endless,
    duplex: "half",
    headers: type,
  } as RequestInit);
  expect(given.html).toContain(uploadRefusals.tooMuchInAll.message);
  expect(taken).toBeLessThan(uploadLimits.bytesInAll + 10_000_000);
  expect(held - before).toBeLessThan(60_000_000);
});

test("[UPLOAD-7] a form from another site is refused, and one that is cut is told so", async () => {
  expect((await send([], { origin: "https://other.example" })).status).toBeGreaterThanOrEqual(400);
  expect((await send([], { "sec-fetch-site": "cross-site" })).status).toBe(403);
  const { status, html } = await site.get("/ui/bilder/", {
    method: "POST",
    body: "--x\r\nhej",
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
  expect([status, unescaped(html).includes("Formuläret kom inte fram helt. Försök igen.")]).toEqual([
    422,
    true,
  ]);
});

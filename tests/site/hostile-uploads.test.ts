import { like } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { uploadLimits } from "#core/files/upload-limits.ts";
import { csrfHeader } from "#platform/http/request-forgery.ts";
import { pictureRefusals } from "#platform/pictures/intake/refusals.ts";
import { clearUploads } from "#platform/uploads/clear-uploads.ts";
import { uploads } from "#platform/uploads/storage/uploads.table.ts";
import { uploadKeyOf } from "#platform/uploads/upload.ts";
import { uploadFiles } from "#platform/uploads/upload-files.ts";
import { uploadRefusals } from "#platform/uploads/upload-refusals.ts";
import { uploads as uploadsOf } from "#platform/uploads/uploads.ts";
import { refusedFiles } from "#tests/hostile-pictures.ts";
import { testSite } from "#tests/test-site.ts";
import { digestOf, uploadingTo } from "#tests/uploading.ts";
import { sitesThatUpload } from "./site-that-uploads.ts";

const sites = await sitesThatUpload();
const site = await sites.open();
afterAll(() => sites.close());

test("[UPLOAD-1] too many, too large and too much in all are refused in Swedish; what was cancelled counts no more", async () => {
  const { begin, cancel } = uploadingTo(site);
  const large = await begin(uploadLimits.bytesPerFile + 1);
  expect([large.status, large.json.title]).toEqual([413, uploadRefusals.tooLargeFile.message]);
  expect((await begin(0)).json.title).toBe(uploadRefusals.emptyFile.message);
  const begun = await Promise.all(Array.from({ length: uploadLimits.files + 3 }, () => begin(1_000)));
  expect(begun.filter(({ status }) => status === 201)).toHaveLength(uploadLimits.files);
  const refused = begun.find(({ status }) => status !== 201);
  expect([refused?.status, refused?.json.title]).toEqual([422, uploadRefusals.tooManyFiles.message]);
  const first = begun.find(({ status }) => status === 201);
  await cancel(first?.one.id);
  expect((await begin(1_000)).status).toBe(201);

  const heavy = uploadingTo(site);
  const sizes = [30, 30, 30, 30, 30, 30, 20].map((millions) => millions * 1_000_000);
  for (const bytes of sizes) expect((await heavy.begin(bytes)).status).toBe(201);
  expect((await heavy.begin(1)).json.title).toBe(uploadRefusals.tooMuchInAll.message);
});

test("[UPLOAD-6] ids cannot be guessed or listed, and lie neither in the database, the files nor the log", async () => {
  const { begin, put, find } = uploadingTo(site);
  const { id } = (await begin(10)).one;
  expect(id).toMatch(/^[0-9a-f]{64}$/);
  await put(id, 0, new Uint8Array(10));
  expect((await find("0".repeat(64))).status).toBe(404);
  expect((await find("..%2f..")).status).toBe(404);
  for (const path of ["/api/uploads", "/api/uploads/"]) expect((await site.request(path)).status).toBe(405);
  const rows = await sites.database.pool.query("select * from uploads natural join upload_parts");
  expect(rows.rowCount).toBeGreaterThan(0);
  expect(JSON.stringify(rows.rows) + sites.files().join() + site.logged.join()).not.toContain(id);
});

test("[UPLOAD-7] what does not prove that it is our own page is refused, and so is another form's", async () => {
  const form = uploadingTo(site);
  const { id } = (await form.begin(10)).one;
  const asking = { method: "POST", body: JSON.stringify({ name: "a.jpg", bytes: 10 }) };
  const strangers: Record<string, string>[] = [
    { [csrfHeader]: "" },
    { [csrfHeader]: "short" },
    { [csrfHeader]: "w".repeat(32) },
    { [csrfHeader]: site.links.sign("case", "of another purpose", new Date(Date.now() + 60_000)) },
    { [csrfHeader]: site.links.sign("form", "out of time", new Date(Date.now() - 1)) },
    { origin: "https://other.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  for (const headers of strangers) {
    const { status, json } = await form.ask("/api/uploads/", { ...asking, headers });
    expect([headers, status, json.title]).toEqual([headers, 403, "Anropet kommer inte från vår egen sida"]);
  }
  for (const headers of strangers.filter((said) => !(csrfHeader in said))) {
    const { status } = await form.ask("/api/uploads/token", { method: "POST", headers });
    expect([headers, status]).toEqual([headers, 403]);
  }
  const own = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };
  expect((await form.ask("/api/uploads/", { ...asking, headers: own })).status).toBe(201);
  const elsewhere = uploadingTo(site);
  expect((await elsewhere.put(id, 0, new Uint8Array(10))).status).toBe(404);
  expect((await elsewhere.finish(id)).status).toBe(404);
  await elsewhere.cancel(id);
  expect((await form.find(id)).status).toBe(200);
  const preflight = await site.request("/api/uploads/", {
    method: "OPTIONS",
    headers: {
      origin: "https://other.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": csrfHeader,
    },
  });
  expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
});

const announced = (count: number, row: Partial<typeof uploads.$inferInsert> = {}) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ key: `announced-${at}`, form: `form-${at}`, name: "bil.jpg", startedAt: new Date() },
    ...{ bytes: uploadLimits.bytesPerFile, ...row },
  }));

test("[UPLOAD-20] hundreds that announce large files and send nothing keep nobody else out; a full disk does", async () => {
  const { db } = sites.database;
  await db.insert(uploads).values(announced(1_000));
  const form = uploadingTo(site);
  const begun = await form.begin(10);
  expect(begun.status).toBe(201);
  await db.update(uploads).set({ arrived: 20_000_000 }).where(like(uploads.key, "announced-%"));
  for (const response of [await form.begin(10), await form.put(begun.one.id, 0, new Uint8Array(10))])
    expect([response.status, response.headers.get("retry-after"), response.json.title]).toEqual([
      503,
      "5",
      uploadRefusals.noRoom.message,
    ]);
  await db.delete(uploads).where(like(uploads.key, "announced-%"));
  expect((await form.put(begun.one.id, 0, new Uint8Array(10))).status).toBe(200);
});

test("[UPLOAD-20] [UPLOAD-12] what never starts is forgotten after ten minutes, and what has started is not", async () => {
  let time = new Date();
  const later = await sites.open(sites.intake, () => time);
  const form = uploadingTo(later);
  const [silent, started] = [(await form.begin(10)).one.id, (await form.begin(10)).one.id];
  await form.put(started, 0, new Uint8Array(10));
  time = new Date(time.getTime() + 11 * 60_000);
  expect([(await form.find(silent)).status, (await form.find(started)).status]).toEqual([404, 200]);
  expect((await form.put(silent, 0, new Uint8Array(10))).status).toBe(404);
  const round = { db: sites.database.db, files: uploadFiles(sites.store), now: time };
  await clearUploads({ ...round, isStopped: () => false });
  const left = await sites.database.db.select({ key: uploads.key }).from(uploads);
  expect(left.map(({ key }) => key)).toContain(uploadKeyOf(started));
  expect(left.map(({ key }) => key)).not.toContain(uploadKeyOf(silent));
});

test("[UPLOAD-21] one address has so many files on their way; another goes on, and so does it when they have come", async () => {
  const taking = uploadsOf({
    db: sites.database.db,
    store: sites.store,
    intake: sites.intake,
    clock: () => new Date(),
  });
  const counted = await testSite({ uploads: taking, isRateLimited: true, isBehindProxy: true });
  const from = (address: string) => ({
    request: (path: string, init?: RequestInit) => {
      const headers = new Headers(init?.headers);
      headers.set("x-forwarded-for", address);
      return counted.request(path, { ...init, headers });
    },
  });
  const forms = [1, 2, 3, 4].map(() => uploadingTo(from("203.0.113.7")));
  const ids: string[] = [];
  for (const form of forms.slice(0, 3))
    for (let at = 0; at < uploadLimits.files; at++) ids.push((await form.begin(10)).one.id);
  const refused = await forms[3]?.begin(10);
  expect([refused?.status, refused?.json.title]).toEqual([429, uploadRefusals.tooManyOfSender.message]);
  expect((await uploadingTo(from("203.0.113.8")).begin(10)).status).toBe(201);
  await forms[0]?.cancel(ids[0] ?? "");
  expect((await forms[3]?.begin(10))?.status).toBe(201);
  await counted.close();
});

test("[UPLOAD-4] what cannot be read is a 400 with words, never a fault of ours", async () => {
  const { ask, begin } = uploadingTo(site);
  for (const body of [
    "",
    "{",
    "[]",
    '{"name":1,"bytes":2}',
    '{"name":"a","bytes":1.5}',
    '{"name":"a","bytes":"x"}',
  ]) {
    const { status, json } = await ask("/api/uploads/", { method: "POST", body });
    expect([body, status, typeof json.detail]).toEqual([body, 400, "string"]);
  }
  expect((await ask("/api/uploads/", { method: "POST", body: "x".repeat(5_000) })).status).toBe(413);
  const strange = await begin(5, "a\u0000b\ud800\n.jpg");
  expect([strange.status, strange.one.name]).toEqual([201, "ab\ufffd.jpg"]);
});

test("[UPLOAD-9] 200 MB are refused at the first part of them, with or without a length", async () => {
  const { begin, ask } = uploadingTo(site);
  const { id } = (await begin(uploadLimits.partBytes * 2)).one;
  let taken = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => {
        taken += 100_000;
        if (taken > 200_000_000) controller.close();
        else controller.enqueue(new Uint8Array(100_000));
      },
    });
  const send = (headers: Record<string, string>) =>
    ask(`/api/uploads/${id}/parts/0`, {
      method: "PUT",
      body: endless(),
      duplex: "half",
      headers: { "content-digest": digestOf(new Uint8Array(1)), ...headers },
    } as RequestInit);
  for (const headers of [{}, { "content-length": "200000000" }]) {
    const { status, json } = await send(headers as Record<string, string>);
    expect([status, json.title]).toEqual([413, uploadRefusals.tooLargePart.message]);
  }
  expect(taken).toBeLessThan(3_000_000);
});

test.each(Object.entries(refusedFiles).filter(([name]) => name !== "nothing at all"))(
  "[UPLOAD-11] %s is refused after its last part, and nothing of it stays",
  async (_, { refusal, make }) => {
    const file = await make();
    if (file.length > uploadLimits.bytesPerFile) {
      expect((await uploadingTo(site).begin(file.length)).json.title).toBe(
        uploadRefusals.tooLargeFile.message,
      );
      return;
    }
    const before = sites.files().length;
    const form = uploadingTo(site);
    const { id, status, json } = await form.upload(file);
    expect([status, json.title]).toEqual([422, pictureRefusals[refusal]]);
    expect(sites.files().length).toBe(before);
    expect((await form.find(id)).one).toMatchObject({ state: "refused", message: pictureRefusals[refusal] });
    expect((await form.finish(id)).json.title).toBe(pictureRefusals[refusal]);
  },
  120_000,
);

test("[UPLOAD-13] the calls are in the OpenAPI document and on the page about the API", async () => {
  const { paths, components } = await (await site.request("/api/openapi.json")).json();
  const { put } = paths["/api/uploads/{id}/parts/{number}"];
  expect(put.parameters.map(({ name }: { name: string }) => name)).toEqual([
    "id",
    "number",
    csrfHeader,
    "Content-Digest",
  ]);
  expect(Object.keys(put.responses)).toEqual(["200", "400", "403", "404", "409", "413", "422", "429"]);
  expect(components.schemas).toHaveProperty("Upload");
  expect((await site.get("/api/")).html).toContain("PUT /api/uploads/{id}/parts/{number}");
});

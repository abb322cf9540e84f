import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { uploadLimits } from "#core/files/upload-limits.ts";
import { pictureRefusals } from "#platform/pictures/intake/refusals.ts";
import { clearUploads } from "#platform/uploads/clear-uploads.ts";
import { uploadFiles } from "#platform/uploads/upload-files.ts";
import { uploadRefusals } from "#platform/uploads/upload-refusals.ts";
import { aPhoto } from "#tests/hostile-pictures.ts";
import { digestOf, partOf, uploadingTo } from "#tests/uploading.ts";
import { sitesThatUpload } from "./site-that-uploads.ts";

const sites = await sitesThatUpload();
const site = await sites.open();
/** Another process on the same database and the same file store. */
const other = await sites.open();
/** Of several parts, the last of them short. */
const photo = await aPhoto(1_400, 1_000).png({ compressionLevel: 0 }).toBuffer();
afterAll(() => sites.close());

test("[UPLOAD-2] [UPLOAD-10] parts in any order become one picture, made anew, seen by whoever has the id", async () => {
  const { begin, put, finish, find } = uploadingTo(site);
  const begun = await begin(photo.length, "Min bil.png");
  expect([begun.status, begun.one.state, begun.one.parts, begun.one.name]).toEqual([
    201,
    "open",
    [],
    "Min bil.png",
  ]);
  const { id } = begun.one;
  const last = Math.ceil(photo.length / uploadLimits.partBytes) - 1;
  expect(last).toBeGreaterThan(1);
  for (let number = last; number >= 0; number--)
    expect((await put(id, number, partOf(photo, number))).status).toBe(200);
  const finished = await finish(id);
  expect([finished.status, finished.one.state]).toEqual([200, "accepted"]);
  expect(finished.one.picture).toMatchObject({
    url: `/api/uploads/${id}/picture`,
    width: 1_400,
    height: 1_000,
  });
  expect((await find(id)).one).toEqual(finished.one);

  const seen = await site.request(finished.one.picture.url);
  expect([seen.headers.get("content-type"), seen.headers.get("cache-control")]).toEqual([
    "image/jpeg",
    "private, no-store",
  ]);
  expect((await sharp(await seen.bytes()).metadata()).width).toBe(1_400);
});

test("[UPLOAD-3] after a cut another process tells what is there, and the rest is enough", async () => {
  const here = uploadingTo(site);
  const { id } = (await here.begin(photo.length)).one;
  await here.put(id, 0, partOf(photo, 0));
  await here.put(id, 2, partOf(photo, 2));

  const there = uploadingTo(other, await here.token());
  const { one } = await there.find(id);
  expect(one.parts.map(({ number }: { number: number }) => number)).toEqual([0, 2]);
  expect(one.parts[0].sha256).toBe(
    Buffer.from(digestOf(partOf(photo, 0)).slice(9, -1), "base64").toString("hex"),
  );
  const early = await there.finish(id);
  expect([early.status, early.json.title]).toEqual([422, uploadRefusals.notComplete.message]);
  for (let number = 0; number < Math.ceil(photo.length / uploadLimits.partBytes); number++)
    if (![0, 2].includes(number)) await there.put(id, number, partOf(photo, number));
  expect((await there.finish(id)).one.state).toBe("accepted");
});

test("[UPLOAD-2] a wrong checksum, a wrong length, a number that is none: refused, and the right one is taken after", async () => {
  const { begin, put, find } = uploadingTo(site);
  const { id } = (await begin(photo.length)).one;
  const part = partOf(photo, 0);
  const refusedAs = async (response: Promise<{ status: number; json: { title: string } }>) => {
    const { status, json } = await response;
    return [status, json.title];
  };
  const said = ({ status, message }: { status: number; message: string }) => [status, message];
  expect(await refusedAs(put(id, 0, part, digestOf(partOf(photo, 1))))).toEqual(
    said(uploadRefusals.wrongChecksum),
  );
  expect(await refusedAs(put(id, 0, part.subarray(1)))).toEqual(said(uploadRefusals.wrongPartSize));
  expect(await refusedAs(put(id, 99, part))).toEqual(said(uploadRefusals.noSuchPart));
  expect(await refusedAs(put(id, 0, part, "md5=:AAAA:"))).toEqual([400, "Anropet går inte att läsa"]);
  expect((await find(id)).one.parts).toEqual([]);
  expect((await put(id, 0, part)).status).toBe(200);
});

test("[UPLOAD-2] the same part twice is one part; another content in its place is refused", async () => {
  const { begin, put, find } = uploadingTo(site);
  const { id } = (await begin(photo.length)).one;
  const [part, changed] = [partOf(photo, 0), Buffer.from(partOf(photo, 0))];
  changed[5] = (changed[5] ?? 0) ^ 1;
  const answers = await Promise.all([put(id, 0, part), put(id, 0, part)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { status, json } = await put(id, 0, changed);
  expect([status, json.title]).toEqual([409, uploadRefusals.otherPart.message]);
  expect((await find(id)).one.parts).toHaveLength(1);
});

test("[UPLOAD-10] finished by several at once it is checked once, and can no longer be changed", async () => {
  let checks = 0;
  const counting = await sites.open({
    accept: (file) => {
      checks += 1;
      return sites.intake.accept(file);
    },
  });
  const { begin, put, finish } = uploadingTo(counting);
  const small = await aPhoto().jpeg().toBuffer();
  const { id } = (await begin(small.length)).one;
  await put(id, 0, small);
  const answers = await Promise.all([finish(id), finish(id), finish(id)]);
  expect(answers.map(({ status }) => status).every((status) => [200, 409].includes(status))).toBe(true);
  expect([(await finish(id)).status, checks]).toEqual([200, 1]);
  const late = await put(id, 0, small);
  expect([late.status, late.json.title]).toEqual([409, uploadRefusals.finished.message]);
});

test("[UPLOAD-10] what cannot be checked now is open again, with all that has arrived", async () => {
  const busy = await sites.open({ accept: async () => ({ refusal: "busy", message: pictureRefusals.busy }) });
  const form = uploadingTo(busy);
  const small = await aPhoto().jpeg().toBuffer();
  const { id } = (await form.begin(small.length)).one;
  await form.put(id, 0, small);
  const { status, headers, json } = await form.finish(id);
  expect([status, headers.get("retry-after"), json.title]).toEqual([503, "5", uploadRefusals.noRoom.message]);
  expect((await uploadingTo(site, await form.token()).finish(id)).one.state).toBe("accepted");
});

test("[UPLOAD-8] a cancelled upload leaves nothing, finished or not", async () => {
  const { begin, put, cancel, find, upload } = uploadingTo(site);
  const before = sites.files().length;
  const { id } = (await begin(photo.length)).one;
  await put(id, 0, partOf(photo, 0));
  expect(sites.files().length).toBe(before + 1);
  expect((await cancel(id)).json.data.json).toEqual([]);
  const whole = await upload(await aPhoto().jpeg().toBuffer());
  expect(sites.files().length).toBe(before + 1);
  await cancel(whole.id);
  expect(sites.files().length).toBe(before);
  for (const gone of [id, whole.id]) expect((await find(gone)).status).toBe(404);
  expect((await cancel(id)).status).toBe(200);
});

test("[UPLOAD-12] after a day what no form has taken is cleared with its files; younger stays", async () => {
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  const past = await sites.open(sites.intake, () => yesterday);
  const old = uploadingTo(past);
  const { id } = (await old.begin(photo.length)).one;
  await old.put(id, 0, partOf(photo, 0));
  const finished = await old.upload(await aPhoto().jpeg().toBuffer());
  const young = (await uploadingTo(site).begin(10)).one.id;
  const before = sites.files().length;
  const round = { db: sites.database.db, files: uploadFiles(sites.store), now: new Date() };
  expect(await clearUploads({ ...round, isStopped: () => true })).toBe(0);
  expect(await clearUploads({ ...round, isStopped: () => false })).toBe(2);
  expect(sites.files().length).toBe(before - 2);
  const { find } = uploadingTo(site);
  expect([(await find(id)).status, (await find(finished.id)).status, (await find(young)).status]).toEqual([
    404, 404, 200,
  ]);
});

import { afterAll, expect, test } from "vitest";
import { displayPlate } from "#core/plate/display-plate.ts";
import { type ImageType, imageTypes } from "#features/cars/rules/image.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { openLiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { knownFacts } from "#features/site-facts/service/known-facts.ts";
import type { AdvertQuality } from "#features/stock/rules/advert-quality.ts";
import type { CarParts } from "#features/stock/rules/car-parts.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { StaffRole } from "#platform/auth/permissions.ts";
import { openFileStore } from "#platform/files/open-file-store.ts";
import { pictureIntake } from "#platform/pictures/intake/accept-picture.ts";
import { pictureStore } from "#platform/pictures/picture-store.ts";
import { auditLog } from "#platform/staff/audit-log.table.ts";
import { uploadedPictures } from "#platform/uploads/upload-files.ts";
import { uploads } from "#platform/uploads/uploads.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { aPhoto } from "#tests/hostile-pictures.ts";
import { lendEmbedded } from "#tests/shared-databases.ts";
import { testSite } from "#tests/test-site.ts";
import { uploadingTo } from "#tests/uploading.ts";
import { staffCalls, staffTokens } from "./staff-tokens.ts";

const clock = () => new Date();
const tokens = await staffTokens();
const own = await lendEmbedded();
const { db } = own;
await saveStores(db, [aStore({ name: "Milstolpen Uppsala" })]);
const recut = [
  { at: new Date(Date.now() - 40 * 86_400_000), price: 204_900 },
  { at: new Date(Date.now() - 86_400_000), price: 189_900 },
];
await db.transaction((tx) =>
  loadCars(tx, [
    anEntry({ licenseplate: aPlate("mlb001") }, { images: [anImage(0), anImage(1)] }),
    anEntry({ licenseplate: aPlate("mlb002"), status: 140 }),
    anEntry({ licenseplate: aPlate("mlb003"), status: 106, price: 199_900 }),
    anEntry({ licenseplate: aPlate("mlb004"), price: 189_900 }, { priceEvents: recut }),
  ]),
);
const store = openFileStore({ dataDir: own.dataDir, fileStoreUrl: null });
let names = 0;
const intake = pictureIntake(uploadedPictures(store, () => `picture-${names++}`));
const stock = await openLiveCatalogue({ database: own, clock });
const site = await testSite({
  db,
  stock,
  facts: knownFacts(db),
  signIn: tokens.signIn,
  pictures: pictureStore(store),
  uploads: uploads({ db, store, intake, clock }),
  publicOrigin: "https://milstolpen.example",
});
const photo = await aPhoto().jpeg().toBuffer();
afterAll(async () => {
  intake.stop();
  await site.close();
  await stock.close();
  await own.close();
});

const call = <Answer = unknown>(path: string, body?: object, role: StaffRole = "Purchaser") =>
  staffCalls(site, tokens)<Answer>(`/api/staff/${path}`, body, role);
const partsOf = async () => (await call<CarParts>("cars/mlb001/parts")).json;
const taken = async () => {
  const { id } = await uploadingTo(site).upload(photo);
  return call<{ url: string; alsoOn: string[] }>("cars/mlb001/pictures/take", { upload: id });
};

test("[CARPARTS-7] [CARPARTS-2] an upload becomes a picture of the car by its hash, and stands on the advert at once", async () => {
  const first = await taken();
  expect(first).toMatchObject({
    status: 200,
    json: { url: expect.stringMatching(/^\/files\/pictures\/[0-9a-f]{64}\.jpg$/) },
  });
  const { url } = first.json;
  // The same file once more is the same picture.
  expect((await taken()).json.url).toBe(url);
  const { version, pictures } = await partsOf();
  const sent = pictures.map(({ key, type, isHighlight }) => ({ key, type, isHighlight }));
  const added = { key: url, type: imageTypes.interior as ImageType, isHighlight: true };
  const body = { version, pictures: [...sent, added] };
  expect((await call("cars/mlb001/pictures", body, "Salesman")).status).toBe(403);
  const saved = await call<CarParts>("cars/mlb001/pictures", body);
  expect(saved).toMatchObject({ status: 200, json: { last: { name: "Purchaser" } } });
  expect(saved.json.pictures.at(-1)).toMatchObject({ url, preview: expect.any(String) });
  expect((await site.get(url)).status).toBe(200);
  await expect
    .poll(async () => (await site.get("/kopa-bil/volvo/mlb001/")).html.includes(url.replace(/\.jpg$/, "")), {
      timeout: 20_000,
    })
    .toBe(true);
  const noted = (await db.select().from(auditLog)).map(({ action, subject }) => `${action} ${subject}`);
  expect(noted).toContain("car.picture mlb001");
  expect(noted).toContain("car.pictures mlb001");
});

test("[CARPARTS-5] who saves what somebody else has changed is told so: 409, and nothing is lost", async () => {
  const { version, pictures } = await partsOf();
  const sent = pictures.map(({ key, type, isHighlight }) => ({ key, type, isHighlight }));
  expect((await call("cars/mlb001/pictures", { version, pictures: sent.toReversed() })).status).toBe(200);
  expect(await call("cars/mlb001/pictures", { version, pictures: [] })).toMatchObject({
    status: 409,
    title: "Någon annan har sparat bilder eller skick under tiden.",
  });
  expect((await partsOf()).pictures).toHaveLength(sent.length);
});

test("[CARPARTS-8] [CARPARTS-4] a finding with its close-up stands in the condition report of the advert", async () => {
  const { version, pictures } = await partsOf();
  const finding = {
    key: "ny 1",
    part: "exteriorDamage",
    verdict: "note",
    note: "Repa, höger framdörr. 6 cm. Åtgärdas inte.",
    picture: pictures[0]?.key ?? null,
  };
  expect(
    await call("cars/mlb001/findings", { version, findings: [{ ...finding, note: " " }] }),
  ).toMatchObject({
    status: 422,
    title: "Skriv vad du har sett och var",
  });
  const saved = await call<CarParts>("cars/mlb001/findings", { version, findings: [finding] });
  expect(saved.json.findings).toMatchObject([{ part: "exteriorDamage", picture: finding.picture }]);
  await expect
    .poll(async () => (await site.get("/kopa-bil/volvo/mlb001/")).html, { timeout: 20_000 })
    .toContain("Repa, höger framdörr");
  const report = (await site.get("/kopa-bil/volvo/mlb001/")).html;
  expect(report).toContain("Åtgärdas inte");
});

test.each([
  ["pictures", {}, "Ladda om sidan | Bilderna saknas"],
  [
    "pictures",
    { version: "x", pictures: [{ key: "/a", type: 99, isHighlight: true }] },
    "Välj vad bilden visar",
  ],
  [
    "pictures",
    { version: "x", pictures: Array(2).fill({ key: "/a", type: 1, isHighlight: false }) },
    "Samma bild står två gånger",
  ],
  [
    "findings",
    { version: "x", findings: [{ key: "1", part: "wing", verdict: "bad", note: null, picture: null }] },
    "Välj en del av bilen | Välj en bedömning",
  ],
  ["pictures/take", { upload: "abc" }, "Uppladdningen finns inte längre. Välj filen igen."],
])("[CARPARTS-2] [CARPARTS-8] %s refuses %j in Swedish", async (what, body, title) => {
  expect(await call(`cars/mlb001/${what}`, body)).toMatchObject({ status: 422, title });
});

test("[CARPARTS-1] [CARPARTS-14] a car that is not ours is not found; of ours the advert is judged, by everybody who reads the stock", async () => {
  for (const path of ["cars/mlb999/parts", "cars/mlb999/quality"])
    expect((await call(path)).status).toBe(404);
  const { json } = await call<AdvertQuality>("cars/mlb001/quality", undefined, "Salesman");
  expect(json.score).toBeGreaterThan(0);
  expect(json.rows.find(({ name }) => name === "somePictures")).toMatchObject({
    isSatisfied: false,
    at: "pictures",
  });
});

type Sheets = {
  sheets: { url: string; car: { price: number | null; priceEvents: unknown[] } }[];
  unknown: string[];
};

test("[CARPARTS-15] [CARPARTS-16] sheets lead to the adverts at our own address, with the price that visitors may see; a sold car has none", async () => {
  const { json } = await call<Sheets>(
    "qr-sheets?plates=MLB%20001,mlb002;mlb003,mlb004,hej",
    undefined,
    "Salesman",
  );
  expect(json.sheets.map(({ url, car }) => [url, car.price])).toEqual([
    ["https://milstolpen.example/kopa-bil/volvo/mlb001/", 219_900],
    ["https://milstolpen.example/kopa-bil/volvo/mlb003/", null],
    ["https://milstolpen.example/kopa-bil/volvo/mlb004/", 189_900],
  ]);
  expect(json.sheets[2]?.car.priceEvents).toHaveLength(2);
  expect(json.unknown).toEqual([displayPlate(aPlate("mlb002")), "hej"]);
  const many = Array.from({ length: 61 }, (_, n) => `abc${String(n).padStart(3, "0")}`).join(",");
  expect(await call(`qr-sheets?plates=${many}`)).toMatchObject({ status: 422 });
});

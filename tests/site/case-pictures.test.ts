import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { uploadLimits } from "#core/files/upload-limits.ts";
import { purgeCases } from "#features/cases/service/purge-cases.ts";
import { caseAttachments, caseMessages, cases } from "#features/cases/storage/cases.table.ts";
import { pictureRefusals } from "#platform/pictures/intake/refusals.ts";
import { uploadRefusals } from "#platform/uploads/upload-refusals.ts";
import { aPhoto } from "#tests/hostile-pictures.ts";
import { uploadingTo } from "#tests/uploading.ts";
import { asHtml, contact, fresh, ownPage } from "./posting.ts";
import { postingPictures, withPictures } from "./posting-pictures.ts";

const site = await postingPictures();
const { store, photo } = site;
afterAll(() => site.close());

const stored = async () => (await store.list("cases")).length;

test("[SNAP-1] [SNAP-2] without script files come with the form, are judged, and shown on the page of the case alone", async () => {
  const sent = fresh(contact.right, "message");
  const pictures = [
    { name: "Framsida.jpg", bytes: photo },
    { name: "skada.png", bytes: new Uint8Array(await aPhoto(640, 480).png().toBuffer()) },
  ];
  const response = await site.request(contact.path, withPictures(sent, pictures));
  expect(response.status).toBe(303);
  const page = (response.headers.get("location") ?? "").replace("?kvitto=1", "");
  const { html } = await site.get(page);
  expect(
    [...html.matchAll(/<img src="\/arende\/[^"]+" alt=""[\s\S]*?<b[^>]*>([^<]+)/g)].map(([, name]) => name),
  ).toEqual(["Framsida.jpg", "skada.png"]);
  const file = await site.request(`${page}bilaga/0/1/`);
  expect([file.status, file.headers.get("content-type"), file.headers.get("cache-control")]).toEqual([
    200,
    "image/jpeg",
    "private, no-store",
  ]);
  expect(file.headers.get("x-robots-tag")).toContain("noindex");
  expect(file.headers.get("content-disposition")).toMatch(/^inline; /);
  // Of our own making: nothing of the file that was sent is left in it.
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect((await site.request("/arende/x/bilaga/0/0/")).status).toBe(404);
});

test("[SNAP-1] from script and programs the ids of uploads come, in their order; the same post twice keeps them once", async () => {
  const uploading = uploadingTo(site);
  const ids = [(await uploading.upload(photo)).id, (await uploading.upload(photo)).id];
  const before = await stored();
  const sent = { ...fresh(contact.right, "message"), pictures: ids };
  const answers = [await site.call(contact.api, sent), await site.call(contact.api, sent)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await stored()).toBe(before + 2);
  const row = await site.lastCase();
  const attached = await site.db
    .select()
    .from(caseAttachments)
    .where(eq(caseAttachments.caseId, row?.id ?? -1));
  expect(attached.map(({ type }) => type)).toEqual(["image/jpeg", "image/jpeg"]);
  // The case has copies of its own, and nothing says the id of an upload.
  expect(JSON.stringify([row, attached])).not.toContain(ids[0]);
  await uploading.cancel(ids[0] ?? "");
  expect(await store.find(attached[0]?.file ?? "")).not.toBeNull();
});

test("[SNAP-1] [SNAP-3] what is no picture is told at its field; the others, and what was typed, need not be sent again", async () => {
  const before = [await site.count(), await stored()];
  const sent = fresh(contact.right, "message");
  const { status, html } = await site.get(
    contact.path,
    withPictures(sent, [
      { name: "bra.jpg", bytes: photo },
      { name: "text.jpg", bytes: new TextEncoder().encode("Hej!") },
      { name: "tom.jpg", bytes: new Uint8Array() },
      { name: "stor.jpg", bytes: new Uint8Array(uploadLimits.bytesPerFile + 1) },
    ]),
  );
  expect(status).toBe(422);
  const place = html.slice(html.indexOf('id="contact-pictures-error"'));
  const said = place.slice(0, place.indexOf("</p>"));
  for (const message of [
    `text.jpg: ${pictureRefusals.notAPicture}`,
    `tom.jpg: ${uploadRefusals.emptyFile.message}`,
    `stor.jpg: ${uploadRefusals.tooLargeFile.message}`,
  ])
    expect(said).toContain(asHtml(message));
  expect(html).toContain(asHtml(sent.message ?? ""));
  expect([await site.count(), await stored()]).toEqual(before);

  const wrong = await site.get(
    contact.path,
    withPictures({ ...sent, name: "" }, [{ name: "bra.jpg", bytes: photo }]),
  );
  expect(wrong.status).toBe(422);
  const kept = /<input[^>]*type="checkbox"[^>]*name="pictures"[^>]*value="([0-9a-f]{64})"/.exec(
    wrong.html,
  )?.[1];
  expect(wrong.html).toContain("bra.jpg");
  const again = await site.request(contact.path, withPictures(sent, [kept ?? ""]));
  expect([again.status, await stored()]).toEqual([303, (before[1] ?? 0) + 1]);
  const unknown = await site.call(contact.api, { ...sent, pictures: ["0".repeat(64)] });
  expect([unknown.status, unknown.json.errors[0].field]).toEqual([422, "pictures"]);
});

test("[SNAP-1] 200 MB, a broken form and too long a text are refused, and nothing is stored", async () => {
  const before = [await site.count(), await stored()];
  const type = "multipart/form-data; boundary=x";
  const large = { ...ownPage, "content-type": type, "content-length": "300000000" };
  const response = await site.get(contact.path, { method: "POST", headers: large, body: "--x" });
  expect([response.status, response.html.includes("för stort")]).toEqual([413, true]);
  const broken = { ...ownPage, "content-type": type };
  expect((await site.get(contact.path, { method: "POST", headers: broken, body: "--y" })).status).toBe(400);
  const long = withPictures({ ...contact.right, message: "x".repeat(200_000) }, []);
  expect([400, 413]).toContain((await site.get(contact.path, long)).status);
  expect([await site.count(), await stored()]).toEqual(before);
});

test("[SNAP-4] the letter to ourselves links to each file, by an address for that file alone", async () => {
  await site.request(
    contact.path,
    withPictures(fresh(contact.right, "message"), [{ name: "a.jpg", bytes: photo }]),
  );
  const row = await site.lastCase();
  const letter = await site.letterOf(`case-to-us:${row?.number}:0`);
  const link = /\/arende\/bilaga\/\?t=[\w.-]+/.exec(JSON.stringify(letter?.blocks))?.[0] ?? "";
  const file = await site.request(link);
  expect([file.status, file.headers.get("content-type"), file.headers.get("cache-control")]).toEqual([
    200,
    "image/jpeg",
    "private, no-store",
  ]);
  expect((await site.request(`${link}x`)).status).toBe(404);
  const token = new URL(link, "http://x").searchParams.get("t") ?? "";
  expect((await site.get(`/arende/${token}/`)).status).toBe(404);
});

test("[SNAP-5] the link in a complaint's receipt takes pictures to the case, and shows nothing else of it", async () => {
  const claim = {
    type: "Reklamation",
    licenseplate: "MLB 52S",
    currentMileage: "8612",
    email: "bilder@example.com",
    phoneNumber: "",
    category: "Kaross och lack",
    description: "Repa på dörren",
  };
  const { json } = await site.call("/api/warranty-claim/", claim);
  const { caseNumber, page } = json.data.json[0];
  const receipt = await site.letterOf(`case-receipt:${caseNumber}`);
  const link = /\/customer-uploads\/\?t=[\w.-]+/.exec(JSON.stringify(receipt?.blocks))?.[0] ?? "";
  const opened = await site.get(link);
  expect([opened.status, opened.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(opened.headers.get("x-robots-tag")).toContain("noindex");
  expect(opened.html).not.toContain("Repa på dörren");
  expect(opened.html).not.toContain("bilder@example.com");
  expect(opened.html).toMatch(/<input(?=[^>]*type="file")[^>]*multiple/);

  const none = await site.get(link, withPictures({ message: "" }, []));
  expect([none.status, none.html.includes("Välj minst en bild")]).toEqual([422, true]);
  const foreign = withPictures({}, [{ name: "a.jpg", bytes: photo }]);
  expect((await site.get(link, { ...foreign, headers: { origin: "https://evil.example" } })).status).toBe(
    403,
  );
  const sent = await site.request(link, withPictures({ message: "" }, [{ name: "repa.jpg", bytes: photo }]));
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `${link}&kvitto=1`]);
  expect((await site.get(`${link}&kvitto=1`)).html).toContain("vi har fått bilderna");
  expect((await site.get(page)).html).toContain(">repa.jpg</b>");

  // Without a link, and with one that does not hold.
  expect((await site.get("/customer-uploads/")).html).not.toContain('data-form="customer-uploads"');
  for (const wrong of [`${link}x`, "/customer-uploads/?t=x"]) {
    const { status, html } = await site.get(wrong);
    expect([status, html.includes("Länken gäller inte")]).toEqual([404, true]);
    expect((await site.get(wrong, withPictures({}, [{ name: "a.jpg", bytes: photo }]))).status).toBe(404);
  }
  // And the address of the case is no link for pictures, nor the other way round.
  const token = new URL(link, "http://x").searchParams.get("t") ?? "";
  expect((await site.get(`/arende/${token}/`)).status).toBe(404);
  expect((await site.get(`/customer-uploads/?t=${page.split("/")[2]}`)).status).toBe(404);
});

test("[SNAP-1] [SNAP-2] an answer in a case has pictures, which go with it when it is erased", async () => {
  const { json } = await site.call(contact.api, fresh(contact.right, "message"));
  const { caseNumber, page } = json.data.json[0];
  const response = withPictures({ message: "Här är bilden" }, [{ name: "svar.jpg", bytes: photo }]);
  expect((await site.request(page, response)).status).toBe(303);
  expect((await site.get(page)).html).toContain(">svar.jpg</b>");
  const [row] = await site.db.select().from(cases).where(eq(cases.number, caseNumber));
  await site.db
    .update(cases)
    .set({ state: "closed", closedAt: new Date("2020-01-01") })
    .where(eq(cases.id, row?.id ?? -1));
  const { files } = await purgeCases(site.db, new Date());
  expect(files).toHaveLength(1);
  expect(await site.db.$count(caseMessages, eq(caseMessages.caseId, row?.id ?? -1))).toBe(0);
  expect((await site.request(`${page}bilaga/1/0/`)).status).toBe(404);
});

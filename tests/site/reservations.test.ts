import { afterAll, expect, test } from "vitest";
import { honeypotField, timeField } from "#features/forms/rules/robot.ts";
import { reservations } from "#features/reservations/storage/reservations.table.ts";
import { aPlate } from "#tests/any-plate.ts";
import { asHtml, ownPage } from "./posting.ts";
import { siteWithReservations } from "./site-with-reservations.ts";

const now = new Date("2026-11-15T13:20:00Z");
const plates = Array.from({ length: 12 }, (_, at) => aPlate(`mlb${String(at).padStart(3, "0")}`));
const [wrongPlate = "", , incoming = "", sold = "", reserved = "", unpriced = ""] = plates;
const said = {
  [incoming]: { status: 106 },
  [sold]: { status: 140 },
  [reserved]: { status: 135 },
  [unpriced]: { price: null, initialPrice: null },
};
const site = await siteWithReservations(
  plates.map((licenseplate) => ({ licenseplate, ...said[licenseplate] })),
  () => now,
);
afterAll(() => site.close());

const right = (licenseplate: string, said: Record<string, string> = {}) => ({
  licenseplate,
  name: "Kim Exempel",
  email: `${licenseplate}@example.com`,
  phoneNumber: "070-174 06 12",
  handover: "pickup",
  isOfAge: "on",
  postcode: "",
  ...said,
});
const reserve = (fields: Record<string, string>, headers?: Record<string, string>) =>
  site.post("/reservera-bil/", fields, headers);
const pageOf = (response: { headers: Headers }) => response.headers.get("location") ?? "";
/** What stands at a field of the reservation form as its mistake. */
const mistakeAt = (html: string, field: string) => {
  const place = html.slice(html.indexOf(`id="reservation-${field}-error"`));
  return place.slice(0, place.indexOf("</p>"));
};

test("[HOLD-6] the page of a car has the form, says until when, and is cached by nobody", async () => {
  const page = await site.get(`/reservera-bil/?licenseplate=${plates[1]}`);
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(page.html).toContain("Vi håller bilen åt dig till tisdag 17 november kl.\u00a014.20");
  expect(page.html).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="\/reservera-bil\/")/);
  expect((await site.get(`/reservera-bil/?plate=${plates[1]}`)).html).toContain('data-form="reservation"');
  const keyOf = (html: string) => html.match(/name="nyckel" value="([^"]+)"/)?.[1];
  const again = await site.get(`/reservera-bil/?licenseplate=${plates[1]}`);
  expect(keyOf(again.html)).not.toBe(keyOf(page.html));
});

test("[HOLD-6] without a car it is the text, the same for everybody; an unknown plate is 404", async () => {
  const [one, other] = [await site.get("/reservera-bil/"), await site.get("/reservera-bil/")];
  expect([one.status, one.html === other.html]).toEqual([200, true]);
  expect((await site.get("/reservera-bil/?licenseplate=xyz999")).status).toBe(404);
});

test("[HOLD-5] [HOLD-6] [HOLD-7] [HOLD-8] [HOLD-15] [FAVPAGE-10] reserved, looked at, cancelled: by plain posts and links", async () => {
  const [plate = ""] = plates.slice(6);
  const response = await reserve(right(plate));
  expect([response.status, await site.statusOf(plate)]).toEqual([303, 135]);
  expect(pageOf(response)).toMatch(/^\/reservation\/[\w.-]+\/\?kvitto=1$/);
  const page = await site.get(pageOf(response));
  expect([page.status, page.headers.get("cache-control"), page.headers.get("x-robots-tag")]).toEqual([
    200,
    "private, no-store",
    "noindex, nofollow",
  ]);
  expect(page.html).toContain("Bilen hålls åt dig till tisdag 17 november kl.\u00a014.20");
  expect(page.html).toContain(`Bekräftelsen mejlas till ${plate}@example.com`);
  const [row] = await site.db.select().from(reservations);
  expect(page.html.replaceAll(" ", "")).toContain(row?.advertHash);
  // Whoever has saved the car reads until when. [FAVPAGE-10]
  const taken = async () =>
    (await (await site.request(`/favoriter/svar/?bilar=${plate}.0`)).json()).cars[0]?.taken;
  await expect
    .poll(taken)
    .toEqual({ until: "tisdag 17 november kl.\u00a014.20", to: `/reservera-bil/?licenseplate=${plate}` });
  expect(page.html).toContain("Annonsen som den stod");
  expect(page.html).toContain("0 procent av tiden har gått. Bilen släpps tisdag 17 november");
  const [calendar = ""] = /\/reservation\/[\w.-]+\/kalender\//.exec(page.html) ?? [];
  expect((await site.get(calendar)).html).toContain("DTEND;TZID=Europe/Stockholm:20261117T142000");
  expect(site.logged.join("")).not.toContain(pageOf(response).split("/")[2]);

  const letter = await site.letter("hold-confirmation");
  expect(letter?.subject).toBe("Volvo V60 hålls för dig till tisdag 17 november kl.\u00a014.20");
  const cancel = letter?.said.match(/"(\/reservation\/[^"]+\/avboka\/)"/)?.[1] ?? "";
  const asked = await site.get(cancel);
  expect([asked.status, await site.statusOf(plate)]).toEqual([200, 135]);
  expect(asked.html).toContain("Avboka reservationen?");
  const foreign = await site.post(cancel, {}, { origin: "https://evil.example" });
  expect([foreign.status, await site.statusOf(plate)]).toEqual([403, 135]);
  const done = await site.post(cancel, {});
  expect([done.status, await site.statusOf(plate)]).toEqual([303, 130]);
  expect((await site.get(pageOf(done))).html).toMatch(/^(?!.*det här för dig).*är avbokad/s);
  expect((await site.post(cancel, {})).status).toBe(303);
  expect(pageOf(await site.get(cancel))).toBe(cancel.replace("avboka/", ""));
});

test("[HOLD-7] an address with one sign changed opens nothing", async () => {
  const page = pageOf(await reserve(right(plates[7] ?? ""))).replace("?kvitto=1", "");
  const sign = page.at(-3) === "A" ? "B" : "A";
  const other = `${page.slice(0, -3)}${sign}${page.slice(-2)}`;
  expect((await site.get(page)).status).toBe(200);
  for (const path of [other, `${other}avboka/`, "/reservation/ko/x.y.z.w/"]) {
    expect((await site.get(path)).status).toBe(404);
    expect((await site.post(path, {})).status).toBe(path === other ? 405 : 404);
  }
});

test("[HOLD-2] [HOLD-4] who comes second is told so, with what was typed, and can wait", async () => {
  const plate = plates[7] ?? "";
  const late = await reserve(right(plate, { email: "sen@example.com" }));
  expect(late.status).toBe(409);
  expect(late.html).toContain("Bilen är redan reserverad");
  expect(late.html).toContain("hålls till senast tisdag 17 november kl.\u00a014.20");
  // The page does not know who reads it: it may be the one who has it.
  expect(late.html).toContain("Är det du som har reserverat den finns allt i mejlet");
  expect(late.html).not.toContain("av en annan kund");
  expect(late.html).toContain('value="sen@example.com"');
  expect(late.html).toContain("Säg till när den blir ledig");
  expect(late.html).toContain("två timmars försprång");
});

test.each([
  [incoming, 409, "Bilen går inte att reservera än"],
  [unpriced, 409, "Bilen går inte att reservera än"],
  [sold, 410, "Bilen är såld"],
  [reserved, 409, "Bilen är redan reserverad"],
  ["xyz999", 404, ""],
  ["", 404, ""],
])("[HOLD-4] %s is refused with %i and says: %s", async (plate, status, words) => {
  const before = await site.countMails();
  const response = await reserve(right(plate));
  expect([response.status, await site.countMails()]).toEqual([status, before]);
  expect(response.html).toContain(words);
});

test("[HOLD-6] the same form twice leads to the same page, also at the same instant", async () => {
  const fields = right(plates[8] ?? "", { nyckel: "a-key-of-its-own" });
  const numberOf = async (response: { headers: Headers }) =>
    (await site.get(pageOf(response))).html.match(/Reservation <b[^>]*>([^<]+)/)?.[1];
  const answers = await Promise.all([reserve(fields), reserve(fields)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const [one, other] = await Promise.all(answers.map(numberOf));
  expect(one).toMatch(/\d/);
  expect(one).toBe(other);
});

const wrong = [
  ["name", " ", "Skriv ditt namn"],
  ["name", "x".repeat(101), "Skriv högst 100 tecken"],
  ["email", "kim.example.com", "E-post saknas/felaktig"],
  ["phoneNumber", "", "Telefonnummer saknas/felaktigt"],
  ["phoneNumber", "12", "Telefonnummer saknas/felaktigt"],
  ["handover", "flyg", "Välj hur du vill få bilen"],
  ["isOfAge", "", "Du behöver ha fyllt 18 år"],
] as const;

test.each(wrong)(
  "[HOLD-6] [AGE-1] %s as %j is told at its field, all that was typed is kept",
  async (field, value, message) => {
    const sent = right(wrongPlate, { [field]: value });
    const { status, html, headers } = await reserve(sent);
    expect([status, headers.get("cache-control")]).toEqual([422, "private, no-store"]);
    expect(mistakeAt(html, field)).toContain(`<span>${message}</span>`);
    expect(html).toContain(`href="#reservation-${field}"`);
    for (const typed of [sent.name, sent.email, sent.phoneNumber].filter(
      (one) => one !== "" && one.length < 100,
    ))
      expect(html).toContain(`value="${asHtml(typed)}"`);
    expect(await site.statusOf(wrongPlate)).toBe(130);
  },
);

test("[DELIVERY-4] days and prices are shown before anything is sent, and a day must be chosen", async () => {
  const home = right(wrongPlate, { handover: "home", postcode: "903 26", email: "hem@example.com" });
  const asked = await reserve({ ...right(wrongPlate, { postcode: "903 26", name: "" }), steg: "leverans" });
  expect(asked.status).toBe(200);
  expect(asked.html).toContain("Leveransdag till Umeå");
  expect(asked.html).not.toContain("behöver rättas");
  const days = [...asked.html.matchAll(/name="deliveryDay" value="([^"]+)"/g)].map(([, day]) => day);
  expect(days).toEqual(["2026-11-17 own", "2026-11-19 shared", "2026-11-24 shared"]);
  expect(asked.html).toContain("3\u00a0290\u00a0kr");

  const without = await reserve(home);
  expect(without.status).toBe(422);
  expect(mistakeAt(without.html, "deliveryDay")).toContain("Välj en dag för leveransen");
  const past = await reserve({ ...home, deliveryDay: "2026-11-16 own" });
  expect(past.status).toBe(422);
  for (const [postcode, message] of [
    ["", "Skriv ett postnummer med fem siffror"],
    ["99999", "Postnumret finns inte"],
  ] as const) {
    const response = await reserve({ ...home, postcode });
    expect([response.status, mistakeAt(response.html, "postcode").includes(message)]).toEqual([422, true]);
  }
  expect(await site.statusOf(wrongPlate)).toBe(130);

  const done = await reserve({ ...home, deliveryDay: "2026-11-19 shared" });
  expect(done.status).toBe(303);
  expect((await site.get(pageOf(done))).html).toContain("torsdag 19 november, 3\u00a0290\u00a0kr");
  expect((await site.letter("hold-confirmation"))?.said).toContain("Umeå");
});

test("[HOLD-6] robots, other sites, other types and too much are refused, and nothing is held", async () => {
  const plate = plates[1] ?? "";
  for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])
    expect((await reserve(right(plate), headers)).status).toBe(403);
  for (const sign of [{ [honeypotField]: "x" }, { [timeField]: "12" }]) {
    const { status, html } = await reserve(right(plate, sign));
    expect([status, html.includes("kicka igen")]).toEqual([422, true]);
  }
  expect((await reserve(right(plate, { name: "x".repeat(10_000_000) }))).status).toBe(413);
  const headers = { ...ownPage, "content-type": "text/plain" };
  expect((await site.get("/reservera-bil/", { method: "POST", headers, body: "a=b" })).status).toBe(415);
  for (const name of ["<script>alert(1)</script>", "'; drop table holds; --", "\u202eשלום", "a\ud800b"]) {
    const { html, status } = await reserve(right(plate, { name, email: "fel" }));
    expect([status, html.includes("<script>alert")]).toEqual([422, false]);
  }
  expect(await site.statusOf(plate)).toBe(130);
});

test("[DRIVE-17] [HOLD-6] whoever holds a car books a drive of it from the page of the reservation; nobody else can, and it stays when the reservation ends", async () => {
  const plate = plates[10] ?? "";
  const page = pageOf(await reserve(right(plate))).replace("?kvitto=1", "");
  const held = await site.get(page);
  expect(held.html).toContain(`href="${page}provkorning/"`);
  await expect
    .poll(async () => (await site.get(`/ride/?licenseplate=${plate}`)).html)
    .toContain("är reserverad");
  const times = await site.get(`${page}provkorning/`);
  expect([times.status, times.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(times.html).toContain(`value="${plate}@example.com"`);
  const start = times.html.match(/name="start"[^>]*value="([^"]+)"/)?.[1] ?? "";
  const drive = { ...right(plate), start, email: `${plate}@example.com` };
  // The address alone proves nothing, nor does the reservation of another car.
  expect((await site.post("/ride/", drive)).status).toBe(409);
  const other = pageOf(await reserve(right(plates[11] ?? ""))).replace("?kvitto=1", "");
  expect((await site.post(`${other}provkorning/`, drive)).status).toBe(409);
  const booked = await site.post(`${page}provkorning/`, drive);
  expect([booked.status, pageOf(booked)]).toEqual([303, expect.stringMatching(/^\/arende\//)]);
  expect((await site.letter("drive-booked"))?.to).toBe(`${plate}@example.com`);
  await site.post(`${page}avboka/`, {});
  expect((await site.letter("hold-cancelled"))?.said).toContain("provkörning som du har bokat gäller ändå");
  expect((await site.get(pageOf(booked))).html).toContain("Provkörningen är bokad");
  expect((await site.get(`${page}provkorning/`)).status).toBe(302);
  expect((await site.get(`${page}annat/`)).status).toBe(404);
});

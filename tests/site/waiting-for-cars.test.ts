import { afterAll, beforeAll, expect, test } from "vitest";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { siteWithReservations } from "./site-with-reservations.ts";

const now = new Date("2026-11-15T13:20:00Z");
const [free, held, taken] = [aPlate("mlb001"), aPlate("mlb002"), aPlate("mlb003")];
const [reserved, incoming] = [aPlate("mlb004"), aPlate("mlb005")];
const statuses = { [free]: 130, [held]: 130, [taken]: 130, [reserved]: 135, [incoming]: 106 };
const site = await siteWithReservations(
  Object.entries(statuses).map(([plate, status]) => ({ licenseplate: aPlate(plate), status })),
  () => now,
);
afterAll(() => site.close());
beforeAll(() => reserve({ licenseplate: held }));

const reserve = (said: Record<string, string>) =>
  site.post("/reservera-bil/", {
    name: "Kim Exempel",
    email: "kim@example.com",
    phoneNumber: "070-174 06 12",
    handover: "pickup",
    isOfAge: "on",
    ...said,
  });
const pageOf = (response: { headers: Headers }) => response.headers.get("location") ?? "";

test("[HOLD-9] [HOLD-7] whoever waits is told the same twice, sees the place on the waiting list, and leaves it", async () => {
  const plate = held;
  const wait = (email: string) => site.post("/reservera-bil/?steg=ko", { licenseplate: plate, email });
  const bad = await wait("robin");
  expect([bad.status, bad.html.includes("E-post saknas/felaktig")]).toEqual([422, true]);
  const joined = await wait("robin@example.com");
  expect([joined.status, pageOf(joined)]).toEqual([303, `/reservera-bil/?licenseplate=${plate}&kvitto=ko`]);
  expect((await site.get(pageOf(joined))).html).toContain("Du står i kön.");
  const mailed = await site.countMails();
  expect(pageOf(await wait("robin@example.com"))).toBe(pageOf(joined));
  expect(await site.countMails()).toBe(mailed);

  const letter = await site.letter("wait-receipt");
  expect(letter).toMatchObject({ to: "robin@example.com", subject: "Du är nummer 1 i kön till Volvo V60" });
  const place = letter?.said.match(/"(\/reservation\/ko\/[^"]+\/)"/)?.[1] ?? "";
  expect((await site.get(place)).html).toContain("Du är nummer 1 i kön");
  expect((await site.post(place, {})).status).toBe(303);
  expect((await site.get(place)).html).toContain("Du har lämnat kön");
});

test("[HOLD-9] with the link from the letter the first in line reserves; nobody else can meanwhile", async () => {
  const plate = taken;
  const first = await reserve({ licenseplate: plate });
  await site.post("/reservera-bil/?steg=ko", { licenseplate: plate, email: "robin@example.com" });
  await site.post(pageOf(first).replace("?kvitto=1", "avboka/"), {});
  const letter = await site.letter("wait-turn");
  const link = JSON.parse(`"${letter?.said.match(/"(\/reservera-bil\/\?[^"]+)"/)?.[1]}"`) as string;
  const others = await reserve({ licenseplate: plate, email: "sam@example.com" });
  expect([others.status, others.html.includes("försprång till kl.\u00a016.20")]).toEqual([409, true]);
  const page = await site.get(link);
  expect(page.html).toContain("Ditt försprång gäller till kl.\u00a016.20");
  const ko = page.html.match(/name="ko" value="([^"]+)"/)?.[1] ?? "";
  expect((await reserve({ licenseplate: plate, email: "robin@example.com", ko })).status).toBe(303);
});

test("[HOLD-9] an advert of a reserved car leads to the line, one of a free car to the form", async () => {
  const link = `/reservera-bil/?licenseplate=${reserved}`;
  const advert = (await site.get(`/kopa-bil/volvo/${reserved}/`)).html;
  expect(advert).toMatch(new RegExp(`href="${link.replace("?", "\\?")}"[^>]*>Säg till när den blir ledig`));
  expect((await site.get(`/kopa-bil/volvo/${free}/`)).html).toContain(">Reservera gratis i ");
  expect((await site.get(`/kopa-bil/volvo/${incoming}/`)).html).not.toContain(
    "/reservera-bil/?licenseplate=",
  );
});

test("[HOLD-14] [HOLD-5] what is held and released is so in the stock that lists, badges and open pages are made of", async () => {
  const listed = () => findCarWithPlate(site.stock.catalogs().listed, free)?.status;
  const response = await reserve({ licenseplate: free });
  await expect.poll(listed).toBe(135);
  expect((await site.get("/kopa-bil/")).html).toContain("Reserverad");
  await site.post(pageOf(response).replace("?kvitto=1", "avboka/"), {});
  await expect.poll(listed).toBe(130);
});

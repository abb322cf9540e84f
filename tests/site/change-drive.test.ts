import { desc } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { bookings } from "#features/bookings/storage/bookings.table.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { ownPage, postingTo } from "./posting.ts";

const site = await postingTo({ clock: () => new Date("2026-11-16T11:00:00Z") });
afterAll(() => site.close());

/** Of a car that can be driven, at a time of its own. */
function book() {
  const { listed } = site.stock.catalogs();
  const car = carsOf(listed).find((one) => canBeBought(one) && one.physicalLocation === "uppsala");
  return site.post("/ride/", {
    licenseplate: car?.licenseplate ?? "",
    start: "2026-11-18T09:00Z",
    name: "Karin Exempel",
    email: "karin@example.com",
    phoneNumber: "070-174 06 12",
  });
}

test("[DRIVE-12] by the signed address: to look changes nothing, a button moves, another cancels; nobody else finds it", async () => {
  const response = await book();
  const [page = ""] = (response.headers.get("location") ?? "").split("?");
  const drive = async () =>
    (await site.db.select().from(bookings).orderBy(desc(bookings.caseId)).limit(1))[0];
  const shown = await site.get(`${page}provkorning/`);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(shown.headers.get("x-robots-tag")).toContain("noindex");
  expect(shown.html).toContain("Avboka provkörningen");
  expect((await drive())?.sequence).toBe(0);

  const change = (fields: Record<string, string>, headers = ownPage) =>
    site.post(`${page}provkorning/`, fields, headers);
  const none = await change({ gor: "flytta" });
  expect([none.status, none.html.includes("Välj en tid")]).toEqual([422, true]);
  const closed = await change({ gor: "flytta", start: "2026-11-18T03:00Z" });
  expect([closed.status, closed.html.includes("Närmast tiden du valde")]).toEqual([409, true]);
  const foreign = { origin: "https://evil.example" } as unknown as typeof ownPage;
  expect((await change({ gor: "avboka" }, foreign)).status).toBe(403);
  expect((await drive())?.sequence).toBe(0);

  const moved = await change({ gor: "flytta", start: "2026-11-19T09:00Z" });
  expect([moved.status, moved.headers.get("location")]).toEqual([303, page]);
  expect((await site.get(page)).html).toContain("torsdag 19 november kl.\u00a010.00–10.30");
  expect((await change({ gor: "avboka" })).status).toBe(303);
  expect(await drive()).toMatchObject({ sequence: 2, cancelledAt: expect.any(Date) });
  expect((await site.get(page)).html).toContain("Avbokad");
  const again = await change({ gor: "avboka" });
  expect([again.status, again.html.includes("Provkörningen är avbokad")]).toEqual([409, true]);

  const token = page.split("/")[2] ?? "";
  const forged = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
  expect((await site.get(`/arende/${forged}/provkorning/`)).status).toBe(404);
  expect((await site.post(`/arende/${forged}/provkorning/`, { gor: "avboka" })).status).toBe(404);
  const contact = await site.post("/kontakt/", {
    contactReason: "Något annat",
    name: "Karin",
    email: "karin@example.com",
    message: "Hej",
  });
  const [other = ""] = (contact.headers.get("location") ?? "").split("?");
  expect((await site.get(`${other}provkorning/`)).status).toBe(404);
});

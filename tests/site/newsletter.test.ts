import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { honeypotField, timeField } from "#features/forms/rules/robot.ts";
import { newsletterWording } from "#features/newsletter/rules/newsletter-form.ts";
import { unconfirmedSince } from "#features/newsletter/service/newsletter.ts";
import { newsletterSubscribers as subscribers } from "#features/newsletter/storage/newsletter.table.ts";
import { purgeUnconfirmed } from "#features/newsletter/storage/newsletter.ts";
import { mailOptOuts, mails } from "#platform/mail/mails.table.ts";
import { asHtml, ownPage, postingTo } from "./posting.ts";

const site = await postingTo();
afterAll(() => site.close());

const page = "/nyhetsbrev/";
const api = "/api/newsletter/";
const rowOf = async (address: string) =>
  (await site.db.select().from(subscribers).where(eq(subscribers.address, address)))[0];
const linkIn = async (address: string) => {
  const said = JSON.stringify((await site.emailsTo(address)).map(({ blocks }) => blocks));
  return /\/nyhetsbrev\/bekrafta\/\?t=[\w.-]+/.exec(said)?.[0] ?? "";
};

test("[NEWSLETTER-1] asked for, confirmed by the link in the letter, and known with what was agreed to", async () => {
  const response = await site.post(page, { email: "Asa.Nyhet@example.com" });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/nyhetsbrev/?kvitto=1"]);
  const thanks = await site.get("/nyhetsbrev/?kvitto=1");
  expect([thanks.status, thanks.html.includes("bekräfta i din e-post")]).toEqual([200, true]);
  expect((await site.get(page)).html).toContain(asHtml(newsletterWording));
  expect(await rowOf("asa.nyhet@example.com")).toMatchObject({
    confirmedAt: null,
    wording: newsletterWording,
    source: page,
  });
  const [letter, ...more] = await site.emailsTo("asa.nyhet@example.com");
  expect([letter?.kind, letter?.state, letter?.topic, more]).toEqual([
    "newsletter-confirm",
    "waiting",
    null,
    [],
  ]);

  const link = await linkIn("asa.nyhet@example.com");
  const asked = await site.get(link);
  expect([asked.status, asked.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(asked.html).toContain("asa.nyhet@example.com");
  expect((await rowOf("asa.nyhet@example.com"))?.confirmedAt).toBeNull();
  const elsewhere = { "sec-fetch-site": "cross-site" };
  const refused = await site.get(link, { method: "POST", headers: elsewhere });
  expect([refused.status, refused.html.includes("Ja, skicka nyhetsbrevet")]).toEqual([403, true]);
  expect((await rowOf("asa.nyhet@example.com"))?.confirmedAt).toBeNull();
  // As from a mail program: neither cookie nor origin.
  const done = await site.get(link, { method: "POST" });
  expect([done.status, done.html.includes("du är anmäld")]).toEqual([200, true]);
  const confirmedAt = (await rowOf("asa.nyhet@example.com"))?.confirmedAt;
  expect(confirmedAt).toBeInstanceOf(Date);
  expect((await site.get(link, { method: "POST" })).status).toBe(200);
  // As from the page of the link in a browser, which hides where its reader comes from; and as from another site.
  const press = (fetchSite: string) => ({ origin: "null", "sec-fetch-site": fetchSite });
  const pressed = await site.get(link, { method: "POST", headers: press("same-origin") });
  expect([pressed.status, pressed.html.includes("du är anmäld")]).toEqual([200, true]);
  expect((await site.get(link, { method: "POST", headers: press("cross-site") })).status).toBeGreaterThan(
    399,
  );
  expect((await rowOf("asa.nyhet@example.com"))?.confirmedAt).toEqual(confirmedAt);
});

test("[NEWSLETTER-2] who is subscribed and who is not get the same answer, and one letter a day", async () => {
  const answers = [];
  for (const email of ["asa.nyhet@example.com", "bo.nyhet@example.com", "bo.nyhet@example.com"])
    answers.push(await site.call(api, { email }));
  expect(new Set(answers.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 201, json: { status: "success", data: { json: [{ page }] } } });
  expect(await site.emailsTo("bo.nyhet@example.com")).toHaveLength(1);
  expect(await rowOf("bo.nyhet@example.com")).toMatchObject({ source: api, confirmedAt: null });
  expect((await rowOf("asa.nyhet@example.com"))?.confirmedAt).not.toBeNull();
  // Hers went out when she asked first: the day's letter.
  expect(await site.emailsTo("asa.nyhet@example.com")).toHaveLength(1);
  await site.db.delete(mails).where(eq(mails.toAddress, "asa.nyhet@example.com"));
  await site.call(api.slice(0, -1), { email: "asa.nyhet@example.com" });
  const [known] = await site.emailsTo("asa.nyhet@example.com");
  expect([known?.kind, known?.topic]).toEqual(["newsletter-known", "newsletter"]);
});

test("[NEWSLETTER-3] a link that was changed, is old or is for something else says so and changes nothing", async () => {
  await site.post(page, { email: "cia.nyhet@example.com" });
  const link = await linkIn("cia.nyhet@example.com");
  const later = await postingTo({ db: site.db, clock: () => new Date(Date.now() + 8 * 86_400_000) });
  expect((await later.get(link, { method: "POST" })).status).toBe(404);
  await later.close();
  for (const wrong of [`${link.slice(0, -1)}_`, "/nyhetsbrev/bekrafta/", "/nyhetsbrev/bekrafta/?t=x"])
    for (const method of ["GET", "POST"]) {
      const { status, html } = await site.get(wrong, { method });
      expect([wrong, status, html.includes("Länken gäller inte")]).toEqual([wrong, 404, true]);
    }
  expect((await rowOf("cia.nyhet@example.com"))?.confirmedAt).toBeNull();
});

test("[NEWSLETTER-4] who leaves has no row; the old link does not bring it back, a new one does", async () => {
  const address = "dan.nyhet@example.com";
  await site.post(page, { email: address });
  const link = await linkIn(address);
  await site.get(link, { method: "POST" });
  const leave = site.links.sign("unsubscribe", `newsletter ${address}`, new Date("2100-01-01"));
  expect((await site.get(`/avsluta-utskick/?t=${leave}`, { method: "POST" })).status).toBe(200);
  expect(await rowOf(address)).toBeUndefined();
  expect((await site.get(link, { method: "POST" })).status).toBe(404);
  const optOuts = () => site.db.$count(mailOptOuts, eq(mailOptOuts.address, address));
  expect(await optOuts()).toBe(1);
  await site.db.delete(mails).where(eq(mails.toAddress, address));
  await site.post(page, { email: address });
  const [letter] = await site.emailsTo(address);
  expect([letter?.kind, letter?.state]).toEqual(["newsletter-confirm", "waiting"]);
  await site.get(await linkIn(address), { method: "POST" });
  expect([await optOuts(), (await rowOf(address))?.confirmedAt !== null]).toEqual([0, true]);
});

test("[NEWSLETTER-5] an address that nobody has answered for is gone after seven days, the others stay", async () => {
  const days = async (address: string, count: number) => {
    await site.post(page, { email: address });
    await site.db
      .update(subscribers)
      .set({ requestedAt: sql`now() - make_interval(days => ${count})` })
      .where(eq(subscribers.address, address));
  };
  await days("six@example.com", 6);
  await days("eight@example.com", 8);
  await days("eight.confirmed@example.com", 8);
  await site.get(await linkIn("eight.confirmed@example.com"), { method: "POST" });
  await purgeUnconfirmed(site.db, unconfirmedSince(new Date()));
  expect(await rowOf("six@example.com")).toBeDefined();
  expect(await rowOf("eight@example.com")).toBeUndefined();
  expect(await rowOf("eight.confirmed@example.com")).toBeDefined();
});

test("[NEWSLETTER-1] [POST-1] [POST-2] [POST-4] [POST-11] what is wrong is told, and nothing is stored", async () => {
  const before = await site.db.$count(subscribers);
  for (const email of ["", "x", "a@b.se, c@d.se", "'; drop table cases; --"]) {
    const { status, html } = await site.post(page, { email });
    expect([status, html.includes("<span>E-post saknas/felaktig</span>")]).toEqual([422, true]);
    expect(html).toContain(asHtml(email));
    const called = await site.call(api, { email });
    expect([called.status, called.json.title]).toEqual([422, "E-post saknas/felaktig"]);
  }
  const right = { email: "robot@example.com" };
  for (const sign of [{ [honeypotField]: "x" }, { [timeField]: "12" }])
    expect((await site.post(page, { ...right, ...sign })).status).toBe(422);
  expect((await site.post(page, right, { origin: "https://evil.example" })).status).toBe(403);
  expect((await site.post(page, { email: "x".repeat(10_000_000) })).status).toBe(413);
  const headers = { ...ownPage, "content-type": "text/plain" };
  expect((await site.get(page, { method: "POST", headers, body: "a" })).status).toBe(415);
  expect((await site.request(api)).status).toBe(405);
  expect(await site.db.$count(subscribers)).toBe(before);
});

test("[NEWSLETTER-1] the call stands in the API's document, without a case", async () => {
  const { paths } = JSON.parse((await site.get("/api/openapi.json")).html);
  const { requestBody, responses } = paths[api].post;
  expect(Object.keys(requestBody.content["application/json"].schema.properties)).toEqual(["email"]);
  expect(JSON.stringify(responses[201])).not.toContain("caseNumber");
});

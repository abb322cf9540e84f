import { desc, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { honeypotField, timeField } from "#features/forms/rules/robot.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { one } from "#tests/test-site.ts";
import { formsUnderTest } from "./forms-under-test.ts";
import { asHtml, contact, fresh, ownPage, postingTo } from "./posting.ts";

const site = await postingTo();
afterAll(() => site.close());

test.each(formsUnderTest)("[POST-4] $name: what is right becomes a case with its own page", async (form) => {
  const before = await site.count();
  const response = await site.send(form, fresh(form.right, form.text));
  expect([response.status, await site.count()]).toEqual([303, before + 1]);
  const place = response.headers.get("location") ?? "";
  expect(place).toMatch(/^\/arende\/[\w.-]+\/\?kvitto=1$/);
  const receipt = await site.get(place);
  expect([receipt.status, receipt.html.includes("Ditt ärendenummer")]).toEqual([200, true]);
});

test.each(formsUnderTest)(
  "[FILL-2] [POST-4] $name: what is wrong is told at its field, and all that was typed is kept",
  async (form) => {
    const before = await site.count();
    for (const [field, wrong, message] of form.wrong) {
      const sent = { ...fresh(form.right, form.text), [field]: wrong };
      const { status, headers, html } = await site.send(form, sent);
      expect([field, status, headers.get("cache-control")]).toEqual([field, 422, "private, no-store"]);
      const place = html.slice(html.indexOf(`id="${form.name}-${field}-error"`));
      expect(place.slice(0, place.indexOf("</p>"))).toContain(`<span>${asHtml(message)}</span>`);
      expect(html).toContain("En uppgift behöver rättas");
      expect(html).toContain(`href="#${form.name}-${field}"`);
      expect(html).toMatch(/data-summary="true"[^>]*autofocus/i);
      for (const value of Object.values(sent).filter((one) => one.length < 500))
        expect(html).toContain(asHtml(value));
    }
    expect(await site.count()).toBe(before);
  },
);

test.each(formsUnderTest)("[POST-4] $name: sent empty it says all that is missing", async (form) => {
  const before = await site.count();
  const { status, html } = await site.send(form, {});
  expect([status, await site.count()]).toEqual([422, before]);
  expect(html).toContain("behöver rättas");
});

test("[ERRAND-6] [CLOCK-6] [POST-9] the page of a complaint shows how far it has come and the law's time from the days that were given", async () => {
  const warranty = one(formsUnderTest.filter(({ name }) => name === "warranty"));
  const days = { receivedOn: "2026-08-12", noticedOn: "2026-11-10" };
  const response = await site.send(warranty, { ...fresh(warranty.right, warranty.text), ...days });
  const { html } = await site.get((response.headers.get("location") ?? "").replace("?kvitto=1", ""));
  const stages = html.slice(html.indexOf("Så långt har ärendet kommit"));
  const bar = stages.slice(0, stages.indexOf("</ol>")).replace(/<[^>]+>/g, " ");
  expect(bar).toMatch(/Mottaget.*Granskas.*Beslut\s+senast/);
  expect(stages.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html).toContain("Reklamationsrätten gäller från 12 augusti 2026");
  expect(html).toContain("Till och med 13 augusti 2029");
  const row = await site.lastCase();
  expect(row).toMatchObject(days);
});

test("[ERRAND-7] [ERRAND-8] a case is ended on its page, opened again by a word, and has a copy for paper", async () => {
  const response = await site.send(contact, fresh(contact.right, contact.text));
  const place = (response.headers.get("location") ?? "").replace("?kvitto=1", "");
  const stateOf = async () => (await site.lastCase())?.state;
  const close = `${place}stang/`;
  const { html } = await site.get(place);
  expect(html).toContain(`action="${close}"`);
  expect(html).toContain("Skriver du i det igen öppnas det på nytt");
  const copy = await site.get(`${place}?kopia=1`);
  expect([copy.html.includes("<textarea"), copy.html.includes("stang/")]).toEqual([false, false]);
  expect(copy.html).toContain("spara den som PDF");
  expect(copy.headers.get("cache-control")).toBe("private, no-store");

  const elsewhere = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await site.post(close, {}, elsewhere)).status).toBeGreaterThanOrEqual(400);
  expect((await site.post("/arende/forged/stang/", {})).status).toBeGreaterThanOrEqual(400);
  expect(await stateOf()).toBe("received");

  for (const _ of ["once", "twice is once"]) {
    const ended = await site.post(close, {});
    expect([ended.status, ended.headers.get("location")]).toEqual([303, place]);
  }
  expect(await stateOf()).toBe("closed");
  const over = (await site.get(place)).html;
  expect([over.includes("Avslutat"), over.includes(`action="${close}"`)]).toEqual([true, false]);
  const [letter] = await site.db
    .select()
    .from(mails)
    .where(eq(mails.kind, "case-to-us"))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  expect(letter?.subject).toMatch(/^Kunden har avslutat ärende/);
  expect((await site.post(place, { message: "En sak till" })).status).toBe(303);
  expect(await stateOf()).toBe("received");
});

test("[ERRAND-7] a withdrawal is not ended on its page", async () => {
  const withdrawal = one(formsUnderTest.filter(({ name }) => name === "withdrawal"));
  const response = await site.send(withdrawal, fresh(withdrawal.right, withdrawal.text));
  const place = (response.headers.get("location") ?? "").replace("?kvitto=1", "");
  expect((await site.get(place)).html).not.toContain("Stäng ärendet");
  await site.post(`${place}stang/`, {});
  expect((await site.get(place)).html).not.toContain("Avslutat");
});

const strange = [
  "🚗💨 👨‍👩‍👧",
  "\u202eمرحبا שלום",
  '<script>alert(1)</script><img src=x onerror="alert(2)">',
  "'; drop table cases; --",
  "a\ud800b\u0000c\u0007d",
];

test.each(formsUnderTest)("[POST-1] $name: strange texts are stored and shown as texts", async (form) => {
  for (const text of strange) {
    const response = await site.send(form, { ...form.right, [form.text]: text });
    expect(response.status).toBe(303);
    const page = await site.get(response.headers.get("location") ?? "");
    expect(page.status).toBe(200);
    expect(page.html).not.toContain("<script>alert");
    expect(page.html).not.toContain("<img src=x");
  }
});

test.each(formsUnderTest)(
  "[POST-1] $name: too much, another type and what cannot be read are refused in Swedish",
  async (form) => {
    const before = await site.count();
    const long = await site.send(form, { ...form.right, [form.text]: "x".repeat(10_000_000) });
    expect([long.status, long.html.includes("för stort")]).toEqual([413, true]);
    for (const type of ["text/plain", "application/xml", "application/jsonx"]) {
      const headers = { ...ownPage, "content-type": type };
      const response = await site.get(form.path, { method: "POST", headers, body: "a=b" });
      expect([response.status, response.html.includes("Skicka ett formulär eller JSON")]).toEqual([
        415,
        true,
      ]);
    }
    const headers = { ...ownPage, "content-type": "multipart/form-data; boundary=x" };
    expect((await site.get(form.path, { method: "POST", headers, body: "--y" })).status).toBe(400);
    expect(await site.count()).toBe(before);
  },
);

const foreign: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { origin: "http://localhost:3000", "sec-fetch-site": "same-site" },
];

test.each(formsUnderTest)("[POST-11] $name: what comes from another site is refused", async (form) => {
  const before = await site.count();
  for (const headers of foreign) {
    const response = await site.send(form, form.right, headers);
    expect([response.status, response.html.includes("från en annan webbplats")]).toEqual([403, true]);
  }
  expect(await site.count()).toBe(before);
  expect((await site.send(form, fresh(form.right, form.text), {})).status).toBe(303);
});

test.each(formsUnderTest)(
  "[POST-2] $name: robots are told what to do, and nothing is stored",
  async (form) => {
    const before = await site.count();
    for (const sign of [{ [honeypotField]: "https://spam.example" }, { [timeField]: "12" }]) {
      const { status, html } = await site.send(form, { ...form.right, ...sign });
      expect([status, /[Ss]kicka igen/.test(html)]).toEqual([422, true]);
      expect(html).toContain(asHtml(form.right[form.text] ?? ""));
    }
    expect(await site.count()).toBe(before);
  },
);

test.each(formsUnderTest)("[POST-5] $name: sent twice it is one case", async (form) => {
  const sent = fresh(form.right, form.text);
  const before = await site.count();
  const answers = [await site.send(form, sent), await site.send(form, sent)];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await site.count()).toBe(before + 1);
});

test.each(formsUnderTest)(
  "[FILL-4] $name: the page is the same for everybody, and cached",
  async ({ path }) => {
    const [first, second] = [await site.get(path), await site.get(path)];
    expect(first.html).toBe(second.html);
    expect(first.headers.get("set-cookie")).toBeNull();
    expect(first.headers.get("etag")).toBe(second.headers.get("etag"));
    expect(first.html).toMatch(/<form[^>]*method="post"/);
  },
);

test("[CONTACTPAGE-2] a question about a car of ours goes to its store", async () => {
  const { rows } = await site.stocked.execute<{ licenseplate: string; location: string }>(
    sql`select licenseplate, location from cars where status = 130 limit 1`,
  );
  const { licenseplate = "", location } = rows[0] ?? {};
  const page = await site.get(`/kontakt/?licenseplate=${encodeURIComponent(licenseplate)}`);
  expect(page.html).toContain("Fråga om bilen");
  await site.post("/kontakt/", { ...fresh(contact.right, "message"), licenseplate });
  const row = await site.lastCase();
  expect(row).toMatchObject({ licenseplate, storeSlug: location });
  expect((await site.get("/kundservice/")).html).toContain('data-form="contact"');
});

test("[ASK-1] an advert has a form of its own, bound to its car", async () => {
  const { rows } = await site.stocked.execute<{ licenseplate: string; make: string }>(
    sql`select licenseplate, normalized_make as make from cars where status = 130 limit 1`,
  );
  const { licenseplate = "", make } = rows[0] ?? {};
  const { html } = await site.get(`/kopa-bil/${make}/${encodeURIComponent(licenseplate)}/`);
  expect(html).toContain(`name="licenseplate" value="${licenseplate}"`);
  expect(html).toContain("Ställ en fråga om bilen");
});

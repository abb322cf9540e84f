import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { openCases } from "#features/cases/service/cases.ts";
import { caseLog, cases } from "#features/cases/storage/cases.table.ts";
import { maxFormBytes } from "#features/forms/api/read-submission.ts";
import { rateBuckets } from "#platform/http/rate-buckets.table.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { confirmAddress } from "#platform/mail/mails.ts";
import { noFiles } from "#tests/test-services.ts";
import { calledForms, contact, fresh, ownPage, postingTo } from "./posting.ts";

const site = await postingTo();
afterAll(() => site.close());

test.each(calledForms)("[POST-10] $name: with and without slash it answers in the envelope", async (form) => {
  const before = await site.count();
  for (const address of [form.api, form.api.replace(/\/$/, "")]) {
    const { status, json } = await site.call(address, fresh(form.right, form.text));
    expect([status, json.status, json.hasError, json.errors]).toEqual([201, "success", false, []]);
    expect(json.data.json).toEqual([
      { caseNumber: expect.stringMatching(/^\d{6}[A-Z]$/), page: expect.stringMatching(/^\/arende\//) },
    ]);
  }
  expect(await site.count()).toBe(before + 2);
  expect((await site.request(form.api)).status).toBe(405);
});

test.each(calledForms)(
  "[POST-4] $name: the same messages as on the page, at the same fields",
  async (form) => {
    const before = await site.count();
    for (const [field, wrong, message] of form.wrong) {
      const { status, json } = await site.call(form.api, { ...form.right, [field]: wrong });
      expect([status, json.title, json.errors]).toEqual([422, message, [{ field, message }]]);
    }
    const { status, json } = await site.call(form.api, {});
    expect([status, json.title]).toEqual([
      422,
      json.errors.map((one: { message: string }) => one.message).join(" | "),
    ]);
    for (const odd of [{ [form.text]: ["a"] }, { [form.text]: { a: 1 } }, { [form.text]: true }])
      expect((await site.call(form.api, { ...form.right, ...odd })).status).toBe(422);
    expect(await site.count()).toBe(before);
  },
);

test.each(calledForms)(
  "[POST-1] $name: what cannot be read, and too much of it, are refused",
  async (form) => {
    const before = await site.count();
    for (const body of ["{", "[]", "null", '"text"', "7", ""])
      expect([body, (await site.call(form.api, body)).status]).toEqual([body, 400]);
    const { status, json } = await site.call(form.api, "x".repeat(maxFormBytes + 1));
    expect([status, json.title]).toEqual([413, expect.stringContaining("för stort")]);
    const plain = { "content-type": "text/plain" };
    expect((await site.call(form.api, "x", plain)).status).toBe(415);
    const foreign = { origin: "https://evil.example" };
    expect((await site.call(form.api, form.right, foreign)).status).toBe(403);
    expect(await site.count()).toBe(before);
  },
);

test.each(calledForms)(
  "[POST-5] $name: sent at the same time it is one case; a key is for one post",
  async (form) => {
    const sent = fresh(form.right, form.text);
    const before = await site.count();
    const answers = await Promise.all([1, 2, 3].map(() => site.call(form.api, sent)));
    const numbers = new Set(answers.map(({ json }) => json.data.json[0].caseNumber));
    expect([numbers.size, await site.count()]).toEqual([1, before + 1]);
    const key = { "idempotency-key": `key-${form.name}` };
    const [first, again] = [await site.call(form.api, sent, key), await site.call(form.api, sent, key)];
    expect(again.json.data.json[0].caseNumber).toBe(first.json.data.json[0].caseNumber);
    expect(await site.count()).toBe(before + 2);
    const other = await site.call(form.api, fresh(form.right, form.text), key);
    expect([other.status, other.json.title]).toEqual([409, expect.stringContaining("Idempotency-Key")]);
  },
);

test("[POST-10] every form stands in the API's document with its fields", async () => {
  const document = JSON.parse((await site.get("/api/openapi.json")).html);
  for (const { api, right } of calledForms) {
    const { properties } = document.paths[api].post.requestBody.content["application/json"].schema;
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(right)));
  }
});

test("[POST-6] [POST-7] [LEAD-8] the receipt tells number, moment, words and what happens; our mailbox gets it with the way back", async () => {
  const sent: Record<string, string> = {
    ...fresh(contact.right, "message"),
    name: "Bo\nTelefon: 112",
    email: "kvitto@example.com",
  };
  await confirmAddress(site.db, "kvitto@example.com");
  const { json } = await site.call(contact.api, sent);
  const { caseNumber, page } = json.data.json[0];
  const receipt = await site.letterOf(`case-receipt:${caseNumber}`);
  expect(receipt).toMatchObject({ toAddress: "kvitto@example.com", state: "waiting" });
  const said = JSON.stringify(receipt?.blocks);
  for (const part of [
    displayCaseNumber(caseNumber),
    sent.message,
    "Mottaget",
    "Vi svarar senast",
    "/arende/",
  ])
    expect(said).toContain(part);
  const ours = await site.letterOf(`case-to-us:${caseNumber}:0`);
  expect(ours).toMatchObject({ replyTo: "kvitto@example.com", state: "waiting" });
  // What somebody adds to a name is no fact of its own.
  for (const letterOf of [said, JSON.stringify(ours?.blocks)])
    expect(letterOf).toContain('["Namn","Bo Telefon: 112"]');
  expect((await site.get(page)).status).toBe(200);
});

test("[MAIL-14] to an address that has proved nothing a receipt names the case and its page, and no word of the sender's", async () => {
  for (const form of calledForms.filter(({ right }) => "email" in right)) {
    const evil = "Vinn pengar på https://evil.example nu";
    const typed = Object.entries(form.right).filter(([, value]) => /[a-zåäö]{4}/i.test(value));
    const words = Object.fromEntries(typed.map(([name, value]) => [name, `${value} ${evil}`]));
    for (const sent of [fresh(form.right, form.text), { ...fresh(form.right, form.text), ...words }]) {
      const email = `${form.name}.${Object.keys(sent).length}@example.com`;
      const { json } = await site.call(form.api, { ...sent, email });
      const number = json.data?.json[0]?.caseNumber;
      const letters = await site.db.select().from(mails).where(eq(mails.toAddress, email));
      for (const { subject, preheader, blocks } of letters) {
        const said = JSON.stringify([subject, preheader, blocks]);
        expect(said).not.toContain("evil.example");
        expect(said).not.toContain(sent[form.text]);
        if (sent.name) expect(said).not.toContain(sent.name);
        if (number) expect(said).toContain("/arende/");
      }
    }
  }
});

test("[POST-3] too many of one sender or for one mailbox are told to wait, in whatever process", async () => {
  const changes = { isRateLimited: true, isBehindProxy: true, db: site.db };
  const nodes = [await postingTo(changes), await postingTo(changes)];
  await site.db.delete(rateBuckets);
  const send = async (at: number, email: string, address: string) => {
    const sent = { ...fresh(contact.right, "message"), email };
    const answer = await nodes[at % 2]?.call(contact.api, sent, { ...ownPage, "x-forwarded-for": address });
    return answer?.status;
  };
  const statuses = [];
  for (let at = 0; at < 14; at++) statuses.push(await send(at, `a${at}@example.com`, "203.0.113.77"));
  // On a slow machine a minute may pass, and give one more.
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201));
  expect(statuses).toContain(429);
  const mailbox = [];
  for (let at = 0; at < 7; at++) mailbox.push(await send(at, "bomb@example.com", `203.0.113.${at}`));
  expect(mailbox).toEqual([201, 201, 201, 201, 201, 429, 429]);
  await Promise.all(nodes.map((node) => node.close()));
});

test("[POST-9] the page of a case is for whoever has its address, and the customer can write there", async () => {
  const { json } = await site.call(contact.api, fresh(contact.right, "message"));
  const { page, caseNumber } = json.data.json[0];
  const { headers, html } = await site.get(page);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("x-robots-tag")).toContain("noindex");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(html).toContain(displayCaseNumber(caseNumber));
  expect(html).toContain("Vi svarar senast");
  const token: string = page.split("/")[2];
  for (const wrong of [`${token.slice(0, -1)}_`, token.toLowerCase(), "x", caseNumber])
    expect([wrong, (await site.get(`/arende/${wrong}/`)).status]).toEqual([wrong, 404]);

  const empty = await site.post(page, { message: " " });
  expect([empty.status, empty.html.includes("Skriv ditt meddelande")]).toEqual([422, true]);
  expect((await site.post(page, { message: "Hej" }, { origin: "https://evil.example" })).status).toBe(403);
  expect((await site.post(`/arende/${caseNumber}/`, { message: "Hej" })).status).toBe(404);
  const written = await site.post(page, { message: "Jag glömde <b>en</b> sak" });
  expect([written.status, written.headers.get("location")]).toEqual([303, page]);
  expect((await site.get(page)).html).toContain("Jag glömde &lt;b&gt;en&lt;/b&gt; sak");
  const [row] = await site.db.select().from(cases).where(eq(cases.number, caseNumber));
  const log = await site.db
    .select()
    .from(caseLog)
    .where(eq(caseLog.caseId, row?.id ?? -1));
  expect(log.map(({ event }) => event)).toEqual(["opened", "customerWrote"]);
  expect(site.logged.join("")).not.toContain(token);
});

test("[POST-8] [ERRAND-9] what one of us writes is on the page and in a letter, marked while it waits for the customer, whose next word opens the case again", async () => {
  const sent = { ...fresh(contact.right, "message"), email: "svar@example.com" };
  const { page, caseNumber } = (await site.call(contact.api, sent)).json.data.json[0];
  const ours = openCases({
    db: site.db,
    clock: () => new Date(),
    addToOutbox,
    pageOf: () => page,
    files: noFiles,
    uploadOf: () => "",
    fileOf: () => "",
    storeOfCar: () => null,
    carOf: () => null,
  });
  expect(await ours.answer(caseNumber, "answered", "Ja, båda följer med.")).toBe(true);
  const answered = await site.get(page);
  expect(answered.html).toContain("Ja, båda följer med.");
  expect(answered.html).toContain("Besvarat");
  const letter = await site.letterOf(`case-answer:${caseNumber}:1`);
  expect([letter?.toAddress, JSON.stringify(letter?.blocks)]).toEqual([
    "svar@example.com",
    expect.stringContaining("Ja, båda följer med."),
  ]);
  const edges = async () => (await site.get(page)).html.match(/style="box-shadow:inset 5px 0/g)?.length ?? 0;
  expect(await edges()).toBe(0);
  expect(await ours.answer(caseNumber, "askedCustomer", "Har du en bild?")).toBe(true);
  expect(await edges()).toBe(1);
  await site.post(page, { message: "Tack! En fråga till." });
  expect(await edges()).toBe(0);
  expect((await site.get(page)).html).toContain("Handläggs");
  expect(await ours.answer("000000A", "answered", "Hej")).toBe(false);
});

import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { purgeAccounts } from "#features/accounts/service/account-jobs.ts";
import { accountLinks, accountSessions, accountStates } from "#features/accounts/storage/accounts.table.ts";
import { cases } from "#features/cases/storage/cases.table.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { purgeMails } from "#platform/mail/outbox.ts";
import { one } from "#tests/test-site.ts";
import { formsUnderTest } from "./forms-under-test.ts";
import { contact, fresh, ownPage, postingTo } from "./posting.ts";
import { shownPage } from "./shown-page.ts";
import { deviceOn } from "./signing-in.ts";

const now = new Date();
const site = await postingTo({ clock: () => now });
const device = deviceOn(site);
afterAll(() => site.close());

const complaint = one(formsUnderTest.filter(({ name }) => name === "warranty"));
const sessionsOf = (address: string) =>
  site.db.select().from(accountSessions).where(eq(accountSessions.address, address));

test("[MYPAGES-1] [MYPAGES-2] what is shown is the address's own, whatever case it was written in", async () => {
  for (const [email, text] of [
    ["Ida.Sida@Example.com", "Följer nycklarna med?"],
    ["jan.sida@example.com", "Har den dragkrok?"],
  ] as const)
    await site.send(contact, fresh({ ...contact.right, email, [contact.text]: text }, contact.text));
  const browser = device();
  await browser.signIn("ida.sida@example.com");
  const { html } = await browser.get("/mina-sidor/");
  expect(html).toContain("Följer nycklarna med?");
  expect(html).not.toContain("Har den dragkrok?");
  const page = /\/arende\/[\w.-]+\//.exec(html)?.[0] ?? "";
  expect((await site.get(page)).html).toContain("Följer nycklarna med?");
});

test("[MYPAGES-6] every link on my pages and on the page of a case leads somewhere", async () => {
  const email = "lena.sida@example.com";
  await site.send(contact, fresh({ ...contact.right, email }, contact.text));
  const browser = device();
  await browser.signIn(email);
  const mine = shownPage(await browser.get("/mina-sidor/"));
  const ofCase = mine.links.find((link) => link.startsWith("/arende/")) ?? "";
  const links = new Set([...mine.links, ...shownPage(await browser.get(ofCase)).links]);
  expect(links.size).toBeGreaterThan(30);
  const broken: string[] = [];
  for (const link of links) if ((await browser.get(link)).status >= 400) broken.push(link);
  expect(broken).toEqual([]);
});

test("[MYPAGES-4] the pages are cached by nobody and listed by nobody", async () => {
  const browser = device();
  await browser.signIn("kim.sida@example.com");
  for (const path of ["/mina-sidor/", "/mina-sidor/auth/", "/mina-sidor/_.data"]) {
    const { headers, html } = await browser.get(path);
    expect([path, headers.get("cache-control")]).toEqual([path, expect.stringContaining("no-store")]);
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    if (path === "/mina-sidor/") expect(html).toContain("Inloggad som kim.sida");
  }
  const { html } = await device().get("/mina-sidor/");
  expect([html.includes("Inloggad som"), html.includes("Logga in")]).toEqual([false, true]);
});

test("[MERGE-6] [SYNC-1] devices tell the account, and hear from it; others hear nothing", async () => {
  const [phone, computer, other] = [device(), device(), device()];
  for (const browser of [phone, computer]) await browser.signIn("lisa.sida@example.com");
  await other.signIn("mia.sida@example.com");
  const at = now.getTime();
  const saved = (licenseplate: string, changes = {}) => ({
    favorites: [{ licenseplate, first: at, last: at, ...changes }],
    searches: [{ query: licenseplate, at }],
  });
  await Promise.all([
    phone.sync(saved("mlb001", { note: { at, text: "Ring" } })),
    computer.sync(saved("mlb002")),
  ]);
  const told = await phone.sync({ favorites: [], searches: [] });
  expect(told.json.favorites.map((one: { licenseplate: string }) => one.licenseplate)).toEqual([
    "mlb001",
    "mlb002",
  ]);
  expect((await computer.get("/mina-sidor/")).html).toContain("Ring");
  expect((await other.sync({ favorites: [], searches: [] })).json.favorites).toEqual([]);
  expect((await phone.sync({ favorites: "x" })).status).toBe(400);
  expect((await phone.sync(saved("mlb003"), { "csrf-token": other.csrf() })).status).toBe(401);
  expect((await site.get("/mina-sidor/synk/", { headers: ownPage })).status).toBe(401);
});

test("[MYDATA-1] everything is in one file, for its owner alone, and nothing in it becomes markup", async () => {
  const text = "<script>alert(1)</script></script> dragkrok?";
  const email = "nils.sida@example.com";
  await site.send(contact, fresh({ ...contact.right, email, [contact.text]: text }, contact.text));
  const browser = device();
  expect((await browser.get("/mina-sidor/allt/")).headers.get("location")).toBe("/mina-sidor/auth/");
  await browser.signIn(email);
  const { html, headers } = await browser.get("/mina-sidor/allt/");
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="mina-uppgifter-[\d-]+\.html"$/);
  expect(headers.get("cache-control")).toContain("no-store");
  expect(html.match(/<script/g)).toHaveLength(1);
  const json = JSON.parse(/id="uppgifter">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
  expect(JSON.stringify(json)).toContain("dragkrok?");
  expect(html).toContain("&lt;script&gt;alert(1)");
  const [session] = await sessionsOf(email);
  for (const secret of [session?.tokenHash ?? "x", session?.csrf ?? "x"]) expect(html).not.toContain(secret);
});

test("[MYDATA-2] [MYDATA-3] [MYDATA-4] deleted once the letter says so, but for what the law keeps; the receipt tells", async () => {
  const email = "olle.sida@example.com";
  await site.send(contact, fresh({ ...contact.right, email }, contact.text));
  await site.send(complaint, fresh({ ...complaint.right, email }, complaint.text));
  const browser = device();
  await browser.signIn(email);
  await browser.sync({ favorites: [{ licenseplate: "mlb001", first: 1, last: 1 }], searches: [] });
  const shown = await browser.get("/mina-sidor/radera/");
  expect(shown.html).toContain("1 ärende");
  expect(shown.html).toContain("tre år efter att ärendet är avslutat");
  expect((await browser.post("/mina-sidor/radera/", {})).status).toBe(403);
  const asked = await browser.post("/mina-sidor/radera/", { csrf: browser.csrf() });
  expect(asked.headers.get("location")).toBe("/mina-sidor/radera/?steg=mejl");
  const link = await browser.linkTo(email, "erase-confirm");
  expect((await device().get(link)).html).toContain(`Radera allt för ${email}`);
  expect((await browser.post(link.replace("radera", "auth"), {})).status).toBe(404);
  expect(await sessionsOf(email)).toHaveLength(1);
  expect((await device().post(link, {}, { origin: "https://other.example" })).status).toBe(403);
  expect((await device().post(link, {})).headers.get("location")).toBe("/mina-sidor/radera/?steg=klart");
  expect(await sessionsOf(email)).toEqual([]);
  const rows = await site.db.select().from(cases).where(eq(cases.email, email));
  expect(rows.map(({ kind }) => kind)).toEqual(["complaint"]);
  expect(await site.db.select().from(accountStates).where(eq(accountStates.address, email))).toEqual([]);
  const receipt = (await site.emailsTo(email)).find(({ kind }) => kind === "erased");
  expect(JSON.stringify(receipt?.blocks)).toContain("tre år efter att ärendet är avslutat");
  expect((await device().post(link, {})).status).toBe(404);
});

test("[MYDATA-5] letters to the address go with it, and a case of somebody else's that names it is told of", async () => {
  const [email, other] = ["siv.sida@example.com", "tips.sida@example.com"];
  await site.send(contact, fresh({ ...contact.right, email }, contact.text));
  await site.send(
    contact,
    fresh({ ...contact.right, email: other, [contact.text]: `Skriv till ${email}` }, contact.text),
  );
  const browser = device();
  await browser.signIn(email);
  await site.db.update(mails).set({ state: "sent", sentAt: now }).where(eq(mails.toAddress, email));
  expect((await browser.get("/mina-sidor/radera/")).html).toContain("från någon annan, där din adress står");
  await browser.post("/mina-sidor/radera/", { csrf: browser.csrf() });
  await device().post(await browser.linkTo(email, "erase-confirm"), {});
  await purgeMails(site.db);
  const left = await site.emailsTo(email);
  expect(left.map(({ kind }) => kind).toSorted()).toEqual(["erase-confirm", "erased"]);
  expect(JSON.stringify(left.find(({ kind }) => kind === "erased")?.blocks)).toContain("från någon annan");
  expect(await site.db.$count(mails, and(eq(mails.replyTo, email), eq(mails.state, "sent")))).toBe(0);
});

test("[MYPAGES-5] what nobody can use goes, and after two years what the account has saved", async () => {
  const address = "pia.sida@example.com";
  const browser = device();
  await browser.signIn(address);
  await device().ask(address);
  const left = async () => ({
    links: await site.db.$count(accountLinks, eq(accountLinks.address, address)),
    sessions: (await sessionsOf(address)).length,
    states: await site.db.$count(accountStates, eq(accountStates.address, address)),
  });
  const after = async (days: number) => {
    await purgeAccounts(site.db, new Date(now.getTime() + days * 86_400_000));
    return left();
  };
  expect(await after(0)).toEqual({ links: 1, sessions: 1, states: 1 });
  expect(await after(1)).toEqual({ links: 0, sessions: 1, states: 1 });
  expect(await after(31)).toEqual({ links: 0, sessions: 0, states: 1 });
  expect(await after(740)).toEqual({ links: 0, sessions: 0, states: 0 });
});

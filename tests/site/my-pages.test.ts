import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { accountLinks, accountSessions } from "#features/accounts/storage/accounts.table.ts";
import { savedSearches } from "#features/saved-searches/storage/saved-searches.table.ts";
import { contact, fresh, postingTo } from "./posting.ts";
import { mainIn, shownPage } from "./shown-page.ts";
import { deviceOn } from "./signing-in.ts";

let now = new Date();
const site = await postingTo({ clock: () => now });
const device = deviceOn(site);
afterAll(() => site.close());

const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const daysLater = (days: number) => minutesLater(days * 24 * 60);
const sessionsOf = (address: string) =>
  site.db.select().from(accountSessions).where(eq(accountSessions.address, address));

test("[SIGNLINK-1] who is known and who is not get the same page and the same letter", async () => {
  await site.send(contact, fresh({ ...contact.right, email: "kand@example.com" }, contact.text));
  const pages = [];
  for (const address of ["kand@example.com", "okand@example.com"]) {
    const one = device();
    const asked = await one.ask(address);
    expect([asked.status, asked.headers.get("location")]).toEqual([303, "/mina-sidor/auth/?steg=mejl"]);
    const { html, status } = await one.get("/mina-sidor/auth/?steg=mejl");
    const main = /<main.*?<\/main>/s.exec(html)?.[0] ?? "";
    expect(status).toBe(200);
    expect(main).toContain("Kolla din e-post");
    expect(main).toContain(`name="email" value="${address}"`);
    expect(main).toContain("Skicka igen");
    pages.push(
      main
        .replaceAll(address, "")
        .replace(/\d\d [A-Z]{2}/, "")
        .replace(/kl\. [\d.]+/, ""),
    );
  }
  expect(pages[0]).toBe(pages[1]);
  const [[known], [unknown]] = [
    await site.emailsTo("kand@example.com"),
    await site.emailsTo("okand@example.com"),
  ];
  expect([known?.kind, known?.subject]).toEqual([unknown?.kind, unknown?.subject]);
  const wrong = await device().ask("anna");
  expect([wrong.status, wrong.html.includes("E-post saknas/felaktig")]).toEqual([422, true]);
  expect((await device().ask("anna@example.com", { origin: "https://other.example" })).status).toBe(403);
});

test("[SIGNLINK-2] [SESSION-1] [SESSION-4] a link is good once, and only its button signs in", async () => {
  const one = device();
  await one.ask("Asa.Sida@example.com");
  const link = await one.linkTo("asa.sida@example.com");
  const looked = await one.get(link);
  expect([looked.status, looked.html.includes("Vill du logga in här?")]).toEqual([200, true]);
  expect(looked.html).not.toContain('name="code"');
  expect(await sessionsOf("asa.sida@example.com")).toEqual([]);
  expect((await one.post(link, {}, { origin: "https://other.example" })).status).toBe(403);
  const done = await one.post(link, {});
  expect([done.status, done.headers.get("location")]).toEqual([303, "/mina-sidor/"]);
  const set = done.headers.getSetCookie().find((cookie) => cookie.startsWith("mina-sidor="));
  expect(set).toMatch(/Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
  const token = /^mina-sidor=([^;]+)/.exec(set ?? "")?.[1] ?? "";
  expect(JSON.stringify(await sessionsOf("asa.sida@example.com"))).not.toContain(token);
  expect((await one.get("/mina-sidor/")).html).toContain("Inloggad som asa.sida@example.com");
  for (const again of [await one.post(link, {}), await one.get(link)]) expect(again.status).toBe(404);
  expect(await sessionsOf("asa.sida@example.com")).toHaveLength(1);
});

test("[SIGNLINK-2] after fifteen minutes a link is none", async () => {
  const one = device();
  await one.ask("sen.sida@example.com");
  const link = await one.linkTo("sen.sida@example.com");
  minutesLater(15);
  for (const late of [await one.get(link), await one.post(link, {})]) expect(late.status).toBe(404);
});

test("[SIGNLINK-3] [SIGNLINK-4] another device types the code, and is the one that is signed in", async () => {
  const [asking, opening] = [device(), device()];
  await asking.ask("bo.sida@example.com");
  const link = await asking.linkTo("bo.sida@example.com");
  const code = /\b\d\d [A-Z]{2}\b/.exec((await asking.get("/mina-sidor/auth/?steg=mejl")).html)?.[0] ?? "";
  const [letter] = await site.emailsTo("bo.sida@example.com");
  expect(JSON.stringify(letter?.blocks)).not.toContain(code);
  expect((await opening.get(link)).html).toContain('name="code"');
  const wrong = await opening.post(link, { code: "22 AA" });
  expect([wrong.status, wrong.html.includes("Koden stämmer inte")]).toEqual([422, true]);
  expect((await opening.post(link, { code: code.toLowerCase() })).status).toBe(303);
  expect((await opening.get("/mina-sidor/")).html).toContain("Inloggad som bo.sida@example.com");
  expect((await asking.get("/mina-sidor/")).html).not.toContain("Inloggad som");
});

test("[SIGNLINK-4] the fifth wrong code ends the link, also for the right one", async () => {
  const [asking, opening] = [device(), device()];
  await asking.ask("cia.sida@example.com");
  const link = await asking.linkTo("cia.sida@example.com");
  const tries = [];
  for (let time = 0; time < 5; time++) tries.push((await opening.post(link, { code: "00 00" })).status);
  expect(tries).toEqual([422, 422, 422, 422, 404]);
  expect((await asking.post(link, {})).status).toBe(404);
});

test("[SIGNLINK-5] the sixth letter to a mailbox is held back in silence, and the links that are there hold", async () => {
  const answers = new Set<string>();
  for (let time = 0; time < 7; time++) {
    const asked = await device().ask("dan.sida@example.com");
    answers.add(`${asked.status} ${asked.headers.get("location")}`);
  }
  expect(answers.size).toBe(1);
  expect((await site.emailsTo("dan.sida@example.com")).length).toBeLessThanOrEqual(5);
  const rows = await site.db
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.address, "dan.sida@example.com"));
  expect(rows).toHaveLength(7);
});

test("[SHELL-22] whoever is signed in finds the complaint, a case and a tip for a friend there, and from a case where pictures are sent", async () => {
  const one = device();
  await one.signIn("ester.sida@example.com");
  // The page's own: the footer has them too, where it is no production.
  const linksOf = ({ html, ...answer }: Awaited<ReturnType<typeof one.get>>) =>
    shownPage({ ...answer, html: mainIn(html) }).links;
  const links = linksOf(await one.get(paths.myPages()));
  const wanted = [paths.complaint(), paths.contact(), paths.friends()];
  expect(wanted.filter((to) => !links.includes(to))).toEqual([]);
  await site.send(contact, fresh({ ...contact.right, email: "ester.sida@example.com" }, contact.text));
  const own = linksOf(await one.get(paths.myPages())).find((to) => to.startsWith("/arende/"));
  const ofCase = linksOf(await site.get(own ?? ""));
  expect(ofCase.some((to) => to.startsWith(paths.customerUploads()))).toBe(true);
});

test("[SESSION-2] [SESSION-3] a token is changed once a day, and an old one ends the session", async () => {
  const one = device();
  await one.signIn("eva.sida@example.com");
  const first = one.cookie("mina-sidor");
  daysLater(1);
  const lost = await one.get("/mina-sidor/", { keep: false });
  expect(lost.headers.getSetCookie()).toHaveLength(1);
  // The answer never came: the token holds, and a new one is offered when the moment is over.
  expect((await one.get("/mina-sidor/")).html).toContain("Inloggad som");
  expect(one.cookie("mina-sidor")).toBe(first);
  minutesLater(2);
  await one.get("/mina-sidor/");
  const second = one.cookie("mina-sidor");
  expect(second).not.toBe(first);
  expect((await one.get("/mina-sidor/")).html).toContain("Inloggad som");
  const copied = device();
  copied.setCookie("mina-sidor", first);
  expect((await copied.get("/mina-sidor/")).html).toContain("Inloggad som");
  minutesLater(2);
  copied.setCookie("mina-sidor", first);
  expect((await copied.get("/mina-sidor/")).html).not.toContain("Inloggad som");
  expect((await one.get("/mina-sidor/")).html).not.toContain("Inloggad som");
  await one.signIn("eva.sida@example.com");
  daysLater(31);
  expect((await one.get("/mina-sidor/")).html).not.toContain("Inloggad som");
});

test("[SESSION-5] [MYPAGES-3] nothing is done without the word of the session, and nothing to what is somebody else's", async () => {
  const [mine, other] = [device(), device()];
  await mine.signIn("fia.sida@example.com");
  await other.signIn("gun.sida@example.com");
  const [savedSearch] = await site.db
    .insert(savedSearches)
    .values({
      address: "fia.sida@example.com",
      query: "brands=volvo",
      pace: "at-once",
      source: "/bevaka/",
      requestedAt: now,
      confirmedAt: now,
      until: new Date(now.getTime() + 86_400_000),
    })
    .returning();
  const id = String(savedSearch?.id);
  const isPaused = async () =>
    (
      await site.db
        .select()
        .from(savedSearches)
        .where(eq(savedSearches.id, savedSearch?.id ?? 0))
    )[0]?.pausedAt != null;
  expect((await mine.post("/mina-sidor/", { do: "pause", id })).status).toBe(403);
  expect((await mine.post("/mina-sidor/", { do: "pause", id, csrf: other.csrf() })).status).toBe(403);
  const elsewhere = { origin: "https://other.example" };
  expect((await mine.post("/mina-sidor/", { do: "pause", id, csrf: mine.csrf() }, elsewhere)).status).toBe(
    403,
  );
  expect((await other.post("/mina-sidor/", { do: "pause", id, csrf: other.csrf() })).status).toBe(404);
  expect(await isPaused()).toBe(false);
  for (const strange of ["", "abc", "-1", "1.5", "99999999999", "1e400"]) {
    const posts = ["pause", "remove"].map((press) =>
      mine.post("/mina-sidor/", { do: press, id: strange, csrf: mine.csrf() }),
    );
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([404, 404]);
    const ended = await mine.post("/mina-sidor/", { do: "end-device", id: strange, csrf: mine.csrf() });
    expect(ended.status).toBe(303);
  }
  expect((await mine.post("/mina-sidor/", { do: "pause", id, csrf: mine.csrf() })).status).toBe(303);
  expect(await isPaused()).toBe(true);
  expect((await mine.get("/mina-sidor/")).html).toContain("Pausad.");
  expect((await other.post("/mina-sidor/", { do: "daily", id, csrf: other.csrf() })).status).toBe(404);
  const paces: string[] = [];
  for (const pace of ["daily", "at-once"]) {
    expect((await mine.post("/mina-sidor/", { do: pace, id, csrf: mine.csrf() })).status).toBe(303);
    paces.push(
      (
        await site.db
          .select()
          .from(savedSearches)
          .where(eq(savedSearches.id, savedSearch?.id ?? 0))
      )[0]?.pace ?? "",
    );
  }
  expect(paces).toEqual(["daily", "at-once"]);
  const [session] = await sessionsOf("fia.sida@example.com");
  await other.post("/mina-sidor/", { do: "end-device", id: String(session?.id), csrf: other.csrf() });
  expect(await sessionsOf("fia.sida@example.com")).toHaveLength(1);
  expect((await mine.post("/mina-sidor/", { do: "remove", id, csrf: mine.csrf() })).status).toBe(303);
  expect((await mine.get("/mina-sidor/")).html).toContain("Du bevakar ingen sökning");
});

test("[SESSION-6] devices are listed, signed out one by one, and all at once", async () => {
  const [phone, computer, third] = [device("iPhone Safari/604"), device("Windows Firefox/140"), device()];
  for (const one of [phone, computer, third]) await one.signIn("hans.sida@example.com");
  const { html } = await computer.get("/mina-sidor/");
  for (const name of ["Safari på iPhone", "Firefox på Windows", "Den här enheten"])
    expect(html).toContain(name);
  const phones = (await sessionsOf("hans.sida@example.com")).find((one) => one.device === "Safari på iPhone");
  await computer.post("/mina-sidor/", { do: "end-device", id: String(phones?.id), csrf: computer.csrf() });
  expect((await phone.get("/mina-sidor/")).html).not.toContain("Inloggad som");
  const left = await computer.post("/mina-sidor/", { do: "sign-out-everywhere", csrf: computer.csrf() });
  expect(left.headers.getSetCookie().every((cookie) => cookie.includes("Max-Age=0"))).toBe(true);
  expect(await sessionsOf("hans.sida@example.com")).toEqual([]);
  expect((await third.get("/mina-sidor/")).html).not.toContain("Inloggad som");
});

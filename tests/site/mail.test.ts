import { afterAll, expect, test } from "vitest";
import { signedLinks } from "#platform/links/signed-links.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import type { Email } from "#platform/mail/email.ts";
import { mailAddresses, mailOptOuts, mails } from "#platform/mail/mails.table.ts";
import { anEmail } from "#tests/an-email.ts";
import { testSite } from "#tests/test-site.ts";

const links = signedLinks([{ id: "a", secret: Buffer.alloc(32, 7) }]);
const mail = {
  publicOrigin: "http://localhost:3000",
  from: { name: "Milstolpen", address: "hej@bilar.example" },
  links,
};
const later = new Date("2100-01-01");

const site = await testSite({ mail });
afterAll(async () => {
  for (const table of [mails, mailAddresses, mailOptOuts]) await site.db.delete(table);
  await site.close();
});

async function send(letter: Email): Promise<string> {
  const sent = await site.db.transaction((tx) => addToOutbox(tx, letter));
  return sent === "known" ? "" : sent.id;
}

test("[INBOX-1] the letters are listed, the newest first, and searched by address", async () => {
  await send(anEmail("list 1", { to: "first@example.se", subject: "Det första" }));
  await send(anEmail("list 2", { to: "second@example.se", subject: "Det andra <b>" }));
  const { status, html } = await site.get("/inkorg/");
  expect(status).toBe(200);
  expect(html.indexOf("Det andra &lt;b&gt;")).toBeGreaterThan(0);
  expect(html.indexOf("Det första")).toBeGreaterThan(html.indexOf("Det andra &lt;b&gt;"));
  const found = await site.get("/inkorg/?adress=FIRST%40");
  expect(found.html).toContain("Det första");
  expect(found.html).not.toContain("Det andra");
  expect((await site.get("/inkorg/?adress=nobody&sida=x")).html).toContain("Inga mejl till nobody");
});

test("[INBOX-1] what does not fit on a page stands on the next", async () => {
  for (let at = 0; at < 51; at++)
    await send(anEmail(`many ${at}`, { to: "many@example.se", isToOurselves: true }));
  const first = await site.get("/inkorg/?adress=many%40");
  expect(first.html).toContain("/inkorg/?adress=many%40&amp;sida=2");
  const second = await site.get("/inkorg/?adress=many%40&sida=2");
  expect(second.html.match(/href="\/inkorg\/[0-9a-f-]{36}\/"/g)).toHaveLength(1);
});

test("[INBOX-2] [INBOX-3] a letter is shown whole, in a frame that runs nothing", async () => {
  const content = new TextEncoder().encode("<script>alert(1)</script>");
  const id = await send(
    anEmail("shown", {
      attachments: [
        { name: "kvitto åäö.html", type: "text/html", content },
        { name: "kvitto.pdf", type: "application/pdf", content },
      ],
    }),
  );
  const { html, headers } = await site.get(`/inkorg/${id}/`);
  expect(html).toMatch(/<iframe[^>]*sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"/);
  const [, document = ""] = /srcDoc="([^"]*)"/i.exec(html) ?? [];
  expect(document).toContain("48 29 71 K");
  expect(document).toContain("default-src &#x27;none&#x27;");
  expect(document).not.toContain("&lt;b&gt;Och ingår");
  expect(html).toContain("Message-ID: ");
  expect(html).toContain("Väntar på att skickas");
  expect(headers.get("content-security-policy")).toMatch(/style-src 'self' 'sha256-/);

  const page = await site.request(`/inkorg/${id}/bilaga/0/`);
  expect(page.headers.get("content-type")).toBe("application/octet-stream");
  expect(page.headers.get("content-disposition")).toMatch(/^attachment; .*kvitto%20%C3%A5/);
  const pdf = await site.request(`/inkorg/${id}/bilaga/1/`);
  expect([pdf.headers.get("content-type"), pdf.headers.get("content-disposition")]).toEqual([
    "application/pdf",
    expect.stringMatching(/^inline/),
  ]);
  expect(new Uint8Array(await pdf.arrayBuffer())).toEqual(content);
  const source = await (await site.request(`/inkorg/${id}/original/`)).text();
  expect(source).toContain(`Message-ID: <${id}@bilar.example>`);
});

test("[INBOX-4] it is in no cache and no search engine, and not in production", async () => {
  const { html, headers } = await site.get("/inkorg/");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  const id = await send(anEmail("secret", { to: "secret@example.se" }));
  const live = await testSite({ mail, appEnv: "production" });
  for (const path of ["/inkorg/", `/inkorg/${id}/`, `/inkorg/${id}/original/`, `/inkorg/${id}/bilaga/0/`]) {
    const response = await live.get(path);
    expect(response.status).toBe(404);
    expect(response.html).not.toContain("48 29 71");
  }
  await live.close();
  for (const path of [
    "/inkorg/nonsense/",
    "/inkorg/00000000-0000-4000-8000-000000000000/",
    `/inkorg/${id}/bilaga/9/`,
  ])
    expect((await site.get(path)).status).toBe(404);
});

test("[INBOX-4] it shows itself at the machine alone: over loopback, under its name, and through no proxy", async () => {
  const id = await send(anEmail("here", { to: "here@example.se" }));
  const here = { headers: { host: "localhost:3000" }, socket: { remoteAddress: "127.0.0.1" } };
  const elsewhere = [
    { ...here, headers: { host: "demo.example.se" } },
    { ...here, headers: { host: "localhost:3000", "x-forwarded-for": "127.0.0.1" } },
    { ...here, socket: { remoteAddress: "192.168.1.7" } },
  ];
  const at = async (incoming: typeof here, path: string) =>
    site.fetch(new Request(`http://localhost:3000${path}`), { incoming });
  for (const path of [
    "/inkorg/",
    `/inkorg/${id}/`,
    `/inkorg/${id}/original/`,
    "/inkorg.data",
    "/INKORG.data",
  ]) {
    expect((await at(here, path)).status).toBe(200);
    for (const incoming of elsewhere) {
      const response = await at(incoming, path);
      expect([path, response.status, (await response.text()).includes("here@example.se")]).toEqual([
        path,
        404,
        false,
      ]);
    }
  }
});

const linkFor = (address: string, expires = later) =>
  `/avsluta-utskick/?t=${links.sign("unsubscribe", `newsletter ${address}`, expires)}`;
const isLeft = async (address: string) =>
  (await site.db.select().from(mailOptOuts)).some(
    (one) => one.address === address && one.topic === "newsletter",
  );

test("[MAIL-6] to look at the link changes nothing; its button ends the list", async () => {
  const link = linkFor("bo@example.se");
  const asked = await site.get(link);
  expect(asked.html).toContain("Avsluta nyhetsbrevet?");
  expect(asked.html).toMatch(/<form [^>]*method="post"/);
  expect(asked.headers.get("cache-control")).toBe("private, no-store");
  expect(await isLeft("bo@example.se")).toBe(false);
  const done = await site.get(link, { method: "POST", headers: { origin: "http://localhost:3000" } });
  expect([done.status, done.html.includes("du får inte längre nyhetsbrevet")]).toEqual([200, true]);
  expect(await isLeft("bo@example.se")).toBe(true);
});

test("[MAIL-7] one click of a mail program, without cookie and origin, is enough, and twice is once", async () => {
  const click = () =>
    site.request(linkFor("click@example.se"), {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  expect((await click()).status).toBe(200);
  expect((await click()).status).toBe(200);
  expect(await isLeft("click@example.se")).toBe(true);
});

test("[MAIL-6] a link that does not hold says so, and ends nothing", async () => {
  const late = linkFor("late@example.se", new Date("2020-01-01"));
  for (const link of [
    late,
    "/avsluta-utskick/",
    "/avsluta-utskick/?t=abc",
    `${linkFor("late@example.se")}x`,
  ]) {
    const { status, html } = await site.get(link);
    expect([status, html.includes("Länken gäller inte")]).toEqual([404, true]);
    expect((await site.get(link, { method: "POST" })).status).toBe(404);
  }
  expect(await isLeft("late@example.se")).toBe(false);
});

test("[MAIL-9] web mail elsewhere may load the pictures of letters, and nothing else", async () => {
  const policyOf = async (path: string) =>
    (await site.request(path)).headers.get("cross-origin-resource-policy");
  // Cars of the demo have theirs drawn, under an address of its own.
  for (const shown of ["/mail/logo.png", "/files/pictures/a/640", "/files/demo/a/b/640"])
    expect(await policyOf(shown)).toBe("cross-origin");
  expect(await policyOf("/favicon.svg")).toBe("same-origin");
  expect(await policyOf("/inkorg/")).toBe("same-origin");
});

import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { testSite } from "#tests/test-site.ts";

const site = await testSite();
afterAll(() => site.close());

test("[HEALTH-1] the process is alive", async () => {
  const { status, html } = await site.get("/healthz");
  expect([status, JSON.parse(html)]).toEqual([200, { status: "alive" }]);
});

test("[HEALTH-2] ready with the database and a stock", async () => {
  const { status, html } = await site.get("/readyz");
  expect([status, JSON.parse(html)]).toEqual([
    200,
    expect.objectContaining({ status: "ready", database: "reachable" }),
  ]);
});

test("[HEALTH-2] not ready when the database is gone, and no page shows a stack trace", async () => {
  const gone = await testSite();
  await gone.close();
  const ready = await gone.get("/readyz");
  expect([ready.status, JSON.parse(ready.html)]).toEqual([
    503,
    expect.objectContaining({ status: "not ready", database: "unreachable" }),
  ]);
});

test("[HEALTH-4] [HEALTH-5] what all nodes lack at once can be left out of the question; that a node stops cannot", async () => {
  const draining = new AbortController();
  const node = await testSite({
    isReachable: async () => false,
    isDiskFull: async () => true,
    draining: draining.signal,
  });
  const ask = async (query: string) => {
    const { status, html } = await node.get(`/readyz${query}`);
    return [status, JSON.parse(html)];
  };
  const lacking = { database: "unreachable", disk: "full" };
  expect(await ask("")).toEqual([503, expect.objectContaining({ status: "not ready", ...lacking })]);
  expect(await ask("?exclude=database")).toEqual([503, expect.objectContaining(lacking)]);
  expect(await ask("?exclude=database&exclude=disk")).toEqual([
    200,
    expect.objectContaining({ status: "ready", ...lacking }),
  ]);
  draining.abort();
  expect(await ask("?exclude=database&exclude=disk")).toEqual([503, { status: "stopping" }]);
  await node.close();
});

test("[LOG-6] a visitor who leaves in the middle of a form is nobody's failure", async () => {
  const left = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  for (const path of ["/kontakt/", "/api/contact/add/"]) {
    const from = site.logged.length;
    const body = new ReadableStream({ start: (controller) => controller.error(left) });
    await site.request(path, { method: "POST", headers, body, duplex: "half" } as RequestInit);
    expect([path, site.logged.slice(from).filter((line) => !line.includes('"level":30'))]).toEqual([
      path,
      [],
    ]);
  }
});

test("[ERRPAGE-3] a failure of ours is a Swedish page with the request id and no stack trace", async () => {
  const broken = await testSite({ db: {} as Database });
  const { status, html, headers } = await broken.get("/");
  expect(status).toBe(500);
  expect(html).toContain("Något gick fel");
  expect(html).not.toMatch(/TypeError|at \w+ \(|\.ts:\d+/);
  expect(headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
  expect(broken.logged.join("")).toContain("TypeError");
  await broken.close();
});

test.each(["/finns-inte/", "/kopa-bil/volvo/", "/kopa-bil/volvo/zzz999/extra/", "/_app/hej/"])(
  "[ERRPAGE-1] %s is a Swedish 404 that leads on",
  async (path) => {
    const { status, html } = await site.get(path);
    expect(status).toBe(404);
    expect(html).toContain('lang="sv"');
    expect(html).toContain("finns inte");
    expect(html).toContain('href="/kopa-bil/"');
  },
);

test("[PAGE-42] a page that is not there is described, and has the search field and ways on", async () => {
  const { html } = await site.get("/finns-inte/");
  expect(html).toMatch(/<meta name="description" content="Adressen kan vara felskriven/);
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  expect(main).toMatch(/<form [^>]*action="\/kopa-bil\/".*<input [^>]*name="search"/s);
  for (const path of ["/kopa-bil/", "/butik/", "/kundservice/"]) expect(main).toContain(`href="${path}"`);
});

test.each([
  "/%E0%A4%A/",
  "/kopa-bil/volvo/%E0%A4%A/",
  "/kopa-bil/%00/abc123/",
  "/kopa-bil/volvo/<script>/",
  "/kopa-bil/volvo/abc-123-abc-123/",
  "/kopa-bil/?page=99999999999999999999",
  "/kopa-bil/?page=-1",
  "/kopa-bil/?page=abc",
  "/kopa-bil/?page=1e9",
  "/kopa-bil/?page=%00",
  `/kopa-bil/?search=${"å".repeat(2_000)}`,
])("[ERRPAGE-2] %s is no failure of ours", async (path) => {
  const { status } = await site.get(path);
  expect(status).toBeLessThan(500);
});

test("[TEXT-12] an address with NUL is refused, as a page and as problem JSON", async () => {
  const page = await site.get("/kopa-bil/?search=a%00b");
  expect([page.status, page.html.includes("Adressen går inte att läsa")]).toEqual([400, true]);
  const call = await site.request("/api/cars/?search=a%00b");
  expect([call.status, call.headers.get("content-type")]).toEqual([
    400,
    "application/problem+json; charset=utf-8",
  ]);
  // Encoded twice it is a text like any other, until somebody decodes it again.
  expect((await site.request("/api/cars/search%3Da%2500b")).status).toBe(400);
});

test("[SEC-1] pages, files and health answers carry the baseline headers", async () => {
  for (const path of ["/", "/healthz", "/favicon.svg", "/finns-inte/"]) {
    const { headers } = await site.get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-frame-options")).toBe("DENY");
  }
});

test.each(["/", "/kopa-bil/", "/finns-inte/"])(
  "[SEC-2] %s lets its own scripts run and no other",
  async (path) => {
    const { headers, html } = await site.get(path);
    const allowed =
      /script-src ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1]?.split(" ") ?? [];
    expect(allowed.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
    // What machines read about the page is data: it never runs.
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes = ""]) => !attributes.includes("ld+json"))
      .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    expect(scripts.length).toBeGreaterThan(0);
    expect(allowed).toEqual(expect.arrayContaining(scripts));
    // One more than stand there: the page adds the script that wakes it up by itself.
    expect(allowed).toHaveLength(1 + scripts.length + 1);
    // The page is given to others too: a word that all of them know would protect nobody.
    expect(headers.get("content-security-policy")).not.toContain("nonce");
  },
);

test("[SEC-3] https is promised only where it is", async () => {
  expect((await site.get("/")).headers.has("strict-transport-security")).toBe(false);
  const secure = await testSite({ publicOrigin: "https://www.example.com" });
  expect((await secure.get("/")).headers.get("strict-transport-security")).toBe(
    "max-age=31536000; includeSubDomains",
  );
  await secure.close();
  const sure = await testSite({
    publicOrigin: "https://www.example.com",
    hstsMaxAge: 60,
    hstsSubdomains: false,
  });
  expect((await sure.get("/healthz")).headers.get("strict-transport-security")).toBe("max-age=60");
  await sure.close();
});

test("[ZIP-1] built files come as brotli and may be kept for ever", async () => {
  const { html } = await site.get("/");
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "";
  const plain = await site.get(script);
  const packed = await site.request(script, { headers: { "accept-encoding": "br" } });
  expect(packed.headers.get("content-encoding")).toBe("br");
  expect(packed.headers.get("cache-control")).toContain("immutable");
  expect(brotliDecompressSync(await packed.bytes()).toString()).toBe(plain.html);
});

test("[ZIP-1] pages are compressed for those who can read it", async () => {
  const packed = await site.request("/kopa-bil/", { headers: { "accept-encoding": "gzip" } });
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await packed.bytes()).toString()).toContain("<h1");
});

test("[LOG-1] the request id is in the answer and in the log", async () => {
  const { headers } = await site.get("/healthz");
  expect(site.logged.at(-1)).toContain(headers.get("x-request-id"));
  expect(
    (await site.get("/healthz", { headers: { "x-request-id": "proxy-0123456789" } })).headers.get(
      "x-request-id",
    ),
  ).toBe("proxy-0123456789");
  expect(
    (await site.get("/healthz", { headers: { "x-request-id": "<b>" } })).headers.get("x-request-id"),
  ).not.toBe("<b>");
});

test("[LOG-2] nothing a visitor typed and nothing about the visitor is logged", async () => {
  await site.get("/kopa-bil/?search=anna.andersson", {
    headers: { "user-agent": "Visitor/1.0", "x-forwarded-for": "203.0.113.9" },
  });
  expect(site.logged.at(-1)).toContain('"path":"/kopa-bil/"');
  expect(site.logged.at(-1)).not.toMatch(/anna|Visitor|203\.0/);
});

import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, expect, test } from "vitest";
import { serveFromCache } from "#app/page-cache/serve-from-cache.ts";
import { limits } from "#platform/http/rate-limit.ts";
import { testSite } from "#tests/test-site.ts";

/** The site on a real port, as main.ts puts it there. */
async function served(changes: Parameters<typeof testSite>[0] = {}) {
  const site = await testSite(changes);
  const listener = getRequestListener(site.fetch, { overrideGlobalObjects: false });
  const server = createServer(serveFromCache(site, site.log, listener)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  /** Nothing is unpacked, added or taken away on the way. */
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; bytes: number; text: string }>(
      (resolve, reject) => {
        request({ port, host: "127.0.0.1", method, path, headers, agent: false }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            const body = Buffer.concat(chunks);
            const { statusCode: status = 0, headers: said } = response;
            resolve({ status, headers: said, bytes: body.length, text: String(body) });
          });
        })
          .on("error", reject)
          .end();
      },
    );
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await site.close();
  };
  return { site, ask, close };
}

const { site, ask, close } = await served();
afterAll(close);

const paths = [
  "/kopa-bil/?types=cab",
  "/kopa-bil/forslag/?search=volvo",
  "/finns-inte/",
  "/bilar",
  "/api/cars/?brands=volvo",
  "/api/cars/all",
  "/api/openapi.json",
  "/api/",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/cars-1.xml",
  "/favicon.svg",
  "/manifest.webmanifest",
  "/healthz",
];

test.each(paths.flatMap((path) => ["identity", "br, gzip"].map((accepted) => [path, accepted] as const)))(
  "[HTTP-2] HEAD %s has the headers of GET (%s)",
  async (path, accepted) => {
    const given = { "accept-encoding": accepted };
    const head = await ask("HEAD", path, given);
    const get = await ask("GET", path, given);
    const again = await ask("HEAD", path, given);
    const compared = ({ headers }: typeof head): Record<string, unknown> => {
      const { date, "x-request-id": id, "transfer-encoding": how, connection, ...same } = headers;
      const policy = String(same["content-security-policy"]).replace(/nonce-[^']+/g, "");
      return { ...same, "content-security-policy": policy };
    };
    // How long an answer is that is made while it is sent is known when it has been sent.
    const { "content-length": length, ...withoutLength } = compared(get);
    const isStreamed = compared(head)["content-length"] === undefined;
    expect([head.status, compared(head)]).toEqual([get.status, isStreamed ? withoutLength : compared(get)]);
    expect([again.status, compared(again)]).toEqual([get.status, isStreamed ? withoutLength : compared(get)]);
    expect(head.bytes + again.bytes).toBe(0);
    if (length !== undefined) expect(get.bytes).toBe(Number(length));
  },
);

test("[HTTP-2] the length of a page is told without the page, before it is cached and after", async () => {
  const given = { "accept-encoding": "br" };
  const first = await ask("HEAD", "/kopa-bil/?types=sedan", given);
  const page = await ask("GET", "/kopa-bil/?types=sedan", given);
  expect(Number(first.headers["content-length"])).toBe(page.bytes);
  expect(first.headers.etag).toBe(page.headers.etag);
});

const tagged = [
  "/kopa-bil/",
  "/api/cars/?brands=volvo",
  "/api/cars/all",
  "/sitemap.xml",
  "/api/sold-cars/months",
];
test.each(tagged)(
  "[HTTP-1] [SOLDFILE-6] %s is not sent to who names it in a list, weakly or not, or has anything",
  async (path) => {
    const { headers } = await ask("GET", path);
    const etag = String(headers.etag);
    const strong = etag.replace("W/", "");
    for (const given of [etag, strong, `"x", ${etag}`, `"x",${strong} , "y"`, "*"]) {
      const { status, bytes } = await ask("GET", path, { "if-none-match": given });
      expect([given, status, bytes]).toEqual([given, 304, 0]);
    }
    expect((await ask("GET", path, { "if-none-match": '"x", "y"' })).status).toBe(200);
  },
);

test.each(["/kopa-bil/", "/api/cars/?brands=volvo", "/robots.txt"])(
  "[ZIP-2] %s is encoded as is wanted most",
  async (path) => {
    const encodingOf = async (accepted: string) =>
      (await ask("GET", path, { "accept-encoding": accepted })).headers["content-encoding"];
    expect(await encodingOf("br;q=0.1, gzip;q=1")).toBe("gzip");
    expect(await encodingOf("br, gzip;q=0.1")).toBe("br");
    expect(await encodingOf("identity;q=0, gzip;q=0.1")).toBe("gzip");
    expect(await encodingOf("gzip;q=0, br;q=0")).toBeUndefined();
    const refused = await ask("GET", path, { "accept-encoding": "identity;q=0" });
    expect([refused.status, refused.text.includes("går inte att skicka")]).toEqual([406, true]);
  },
);

test.each(["POST", "PUT", "DELETE", "PROPFIND"])(
  "[LOG-3] a visitor's %s to a page is answered 405 and is no error of ours",
  async (method) => {
    site.logged.length = 0;
    const { status, text } = await ask(method, "/kopa-bil/");
    expect([status, text.includes("<h1")]).toEqual([405, true]);
    const lines = site.logged.map((line) => JSON.parse(line));
    expect(lines.filter(({ level }) => level > 40)).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ method, status: 405, msg: "request" }));
  },
);

test("[ERRPAGE-4] an address that gives data says in Swedish that it can only be read", async () => {
  const { status, text, headers } = await ask("PATCH", "/kopa-bil/svar/");
  expect([status, headers.allow, text.includes("Adressen går bara att läsa")]).toEqual([
    405,
    "GET, HEAD",
    true,
  ]);
});

/** No token comes back while a test takes its time. */
const now = new Date();
const standingStill = () => now;

test("[LIMIT-1] one address may ask for so much that costs, then it waits; what is cached is not counted", async () => {
  let time = now;
  const limited = await served({ isRateLimited: true, clock: () => time });
  const { burst } = limits.question;
  await limited.ask("GET", "/om-oss/");
  const answers = await Promise.all(
    Array.from({ length: burst + 5 }, (_, at) => limited.ask("GET", `/kopa-bil/forslag/?search=v${at}`)),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers).toMatchObject({ "retry-after": "1", "cache-control": "no-store" });
  expect(refused?.text).toContain("Vänta en sekund");
  expect(refused?.headers["x-content-type-options"]).toBe("nosniff");

  expect((await limited.ask("GET", "/om-oss/")).status).toBe(200);
  expect((await limited.ask("GET", "/robots.txt")).status).toBe(200);
  expect((await limited.ask("GET", "/healthz")).status).toBe(200);
  const api = await limited.ask("GET", "/api/cars/");
  expect([api.status, api.headers["content-type"], JSON.parse(api.text).title]).toEqual([
    429,
    "application/problem+json; charset=utf-8",
    "För många anrop, vänta 1 sekund",
  ]);
  time = new Date(now.getTime() + 1_000);
  expect((await limited.ask("GET", "/api/cars/")).status).toBe(200);
  await limited.close();
}, 60_000);

/** Words that are near to many of ours, and slips for none: the first is another each time, so that nothing is cached. */
const dearSearch = (at: number) =>
  encodeURIComponent(`v${at} ${"laernaes lasltien elirlaie taestrlo lieansla toennari salertne ".repeat(3)}`);

test("[LIMIT-3] a search that takes much to read counts as several questions, on pages and in the API", async () => {
  const { burst } = limits.question;
  const answeredOf = async (path: (at: number) => string) => {
    const limited = await served({ isRateLimited: true, clock: standingStill });
    let answered = 0;
    while (answered < burst && (await limited.ask("GET", path(answered))).status !== 429) answered++;
    await limited.close();
    return answered;
  };
  expect(await answeredOf((at) => `/kopa-bil/forslag/?search=${dearSearch(at)}`)).toBeLessThan(burst / 2);
  expect(await answeredOf((at) => `/api/cars/?q=${dearSearch(at)}`)).toBeLessThan(burst / 2);
}, 60_000);

test("[LIMIT-1] the whole stock has a limit of its own, which who has it already does not meet", async () => {
  const limited = await served({ isRateLimited: true, clock: standingStill });
  const given = { "accept-encoding": "gzip" };
  const { headers } = await limited.ask("GET", "/api/external-adverts/all", given);
  const known = { ...given, "if-none-match": String(headers.etag) };
  const { burst } = limits.wholeStock;
  for (let at = 0; at < 2 * burst; at++) {
    expect((await limited.ask("GET", "/api/external-adverts/all", known)).status).toBe(304);
  }
  const statuses: number[] = [];
  for (let at = 0; at < burst; at++)
    statuses.push((await limited.ask("GET", "/api/external-adverts/all", given)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await limited.ask("GET", "/api/cars/")).status).toBe(200);
  await limited.close();
});

test("[LIMIT-1] behind a proxy each visitor is counted alone, and without one nobody can say they are another", async () => {
  const { burst } = limits.wholeStock;
  const askMany = async (isBehindProxy: boolean) => {
    const limited = await served({ isRateLimited: true, isBehindProxy, clock: standingStill });
    const statuses: number[] = [];
    for (let at = 0; at < burst + 1; at++) {
      const headers = { "accept-encoding": "gzip", "x-forwarded-for": `203.0.113.${at}` };
      statuses.push((await limited.ask("GET", "/api/external-adverts/all", headers)).status);
    }
    await limited.close();
    return statuses.filter((status) => status === 429).length;
  };
  expect([await askMany(true), await askMany(false)]).toEqual([0, 1]);
});

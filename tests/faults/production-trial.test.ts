import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { company } from "#core/company/company.ts";
import { projectOfAnotherChain } from "#tests/another-chain.ts";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { linkKeys } from "#tests/running-server.ts";
import { aStockOf, csvOf, type StockCells } from "#tests/stock-rows.ts";
import { hasCaddy, startCaddy } from "./caddy-in-front.ts";
import { type FrontProxy, hasNginx, type InFront, startNginx } from "./nginx-in-front.ts";
import { overHttps, type Reader, steadyLoad } from "./over-https.ts";
import { tenMegabytePdfs, visitorsWhoPost } from "./posts-under-load.ts";
import { freePort, productionNode } from "./production-node.ts";

const binaries = findPostgresOrSaySkipped();
if (!hasNginx)
  process.stderr.write("SKIPPED with nginx in front, none is here: apt-get install nginx openssl\n");
if (!hasCaddy) process.stderr.write("SKIPPED with Caddy in front, none is here: apt-get install caddy\n");

/** The samples, and nginx as it chooses when nothing is said. */
const proxies: Record<string, { isHere: boolean; start: (where: InFront) => Promise<FrontProxy> }> = {
  nginx: { isHere: hasNginx, start: (where) => startNginx(where) },
  "nginx in turn": { isHere: hasNginx, start: (where) => startNginx(where, "round robin") },
  Caddy: { isHere: hasCaddy, start: startCaddy },
};

/** None of the demo's. */
const ownStores = ["malmo", "helsingborg", "vaxjo", "kiruna"].map((slug, at) => ({
  slug,
  name: `Fyrbåken ${slug}`,
  address: `Provgatan ${at + 1}`,
  area: slug,
  zipCode: "451 00",
  phoneNumber: "031-390 06 00",
  latitude: 58 + at / 10,
  longitude: 12 + at / 10,
}));

/** Their pictures come as files with the plate in their name: a trial asks no other host. */
const ownCars = aStockOf(300).map(
  ({ images: _, ...car }, at): StockCells => ({
    ...car,
    location: ownStores[at % ownStores.length]?.slug ?? "",
  }),
);

const stops: (() => unknown)[] = [];
const env = (settings: Record<string, string>) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...settings,
});

describe.skipIf(!binaries || !hasNginx)("docs/deploying.md, followed", () => {
  let reader: Reader;
  let readers: Map<string, Reader>;
  let database: Client;
  let plainOrigin: string;
  let fileStore: string;
  let nodes: ReturnType<typeof productionNode>[];

  beforeAll(async () => {
    const { folder, remove } = projectOfAnotherChain();
    stops.push(remove);
    const run = (args: string[], settings: Record<string, string>) =>
      execFileSync(process.execPath, ["--import", "./scripts/require-node-24.js", ...args], {
        cwd: folder,
        env: env(settings),
        encoding: "utf8",
      });
    run(["scripts/build.ts"], {});

    const postgres = await startPostgres(binaries ?? "");
    stops.push(postgres.stop);
    const [one, other] = [await freePort(), await freePort()];
    const places: [name: string, InFront][] = [];
    for (const [name, { isHere }] of Object.entries(proxies)) {
      const [https, http] = [await freePort(), await freePort()];
      if (isHere)
        places.push([
          name,
          { folder: join(folder, name.replaceAll(" ", "-")), nodes: [one, other], https, http },
        ]);
    }
    const [[, first] = []] = places;
    plainOrigin = `http://localhost:${first?.http}`;
    const settings = {
      APP_ENV: "production",
      PUBLIC_ORIGIN: `https://localhost:${first?.https}`,
      LINK_KEYS: linkKeys,
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, "var"),
      // All of the load comes from one address, as no chain's visitors do.
      RATE_LIMIT: "off",
    };
    fileStore = join(settings.DATA_DIR, "files");
    writeFileSync(join(folder, "butiker.json"), JSON.stringify(ownStores));
    writeFileSync(join(folder, "lager.csv"), csvOf(ownCars));
    mkdirSync(join(folder, "bilder"));
    for (const { licenseplate = "" } of ownCars)
      copyFileSync("docs/samples/bilder/MLB84A-1.webp", join(folder, "bilder", `${licenseplate}-1.webp`));
    const files = ["lager.csv", "--stores", "butiker.json", "--pictures", "bilder"];
    run(["scripts/import-stock.ts", ...files], settings);

    nodes = [one, other].map((port) => productionNode(port, folder, settings));
    for (const node of nodes) stops.push(() => node.stop("SIGKILL"));
    await Promise.all(nodes.map((node) => node.start()));
    readers = new Map();
    for (const [name, where] of places) {
      const proxy = await proxies[name]?.start(where);
      if (!proxy) continue;
      stops.push(proxy.stop);
      const through = overHttps(proxy.origin, join(where.folder, "fullchain.pem"));
      readers.set(name, through);
      stops.push(() => through.close());
      await vi.waitFor(async () => expect((await through.get("/readyz")).status).toBe(200), 60_000);
    }
    const [behindFirst] = readers.values();
    if (!behindFirst) throw new Error("There is no proxy");
    reader = behindFirst;
    database = new Client({ connectionString: postgres.url });
    await database.connect();
    stops.push(() => database.end());
  }, 1_200_000);

  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
  }, 120_000);

  test("[DEPLOY-1] the chain's own stores and cars are there, under its own name", async () => {
    const { text } = await reader.get("/readyz");
    expect(JSON.parse(text)).toMatchObject({ stock: { forSale: 300 } });
    for (const { slug, name } of ownStores) {
      const page = await reader.get(`/butik/${slug}/`);
      expect([slug, page.status, page.text.includes(name)]).toEqual([slug, 200, true]);
    }
    for (const path of [
      "/",
      "/kopa-bil/",
      "/butik/",
      "/news/",
      "/llms.txt",
      "/sitemaps/pages.xml",
      "/api/cars",
    ]) {
      const page = await reader.get(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.text.toLowerCase()).not.toContain(company.name.toLowerCase());
    }
  });

  test("[DEPLOY-1] every car of the list has its own picture, and the picture is there", async () => {
    const { text } = await reader.get("/kopa-bil/");
    const pictures = new Set(text.match(/\/files\/pictures\/[0-9a-f]{64}[\w./]*/g));
    expect(pictures.size).toBeGreaterThan(0);
    for (const picture of pictures) expect((await reader.get(picture)).status).toBe(200);
    expect(text).not.toContain("Bild kommer");
  });

  test("[DEPLOY-2] files stay compressed, https is promised, and plain http leads there", async () => {
    const home = await reader.get("/");
    expect(home.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    const script = /\/assets\/[\w.-]+\.js/.exec(home.text)?.[0] ?? "";
    const file = await reader.get(script, { "accept-encoding": "br" });
    expect([file.status, file.headers["content-encoding"]]).toEqual([200, "br"]);
    const page = await reader.get("/kopa-bil/", { "accept-encoding": "gzip" });
    expect([page.status, page.headers["content-encoding"]]).toEqual([200, "gzip"]);
    const plain = await fetch(`${plainOrigin}/kopa-bil/?page=2`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("location")]).toEqual([
      301,
      "https://localhost/kopa-bil/?page=2",
    ]);
  });

  test("[DEPLOY-2] a change in the stock comes at once by a line that stays open", async () => {
    const response = await reader.open("/live/cars");
    let received = "";
    response.on("data", (part: Buffer) => {
      received += part;
    });
    await expect.poll(() => received).toMatch(/^id: /m);
    expect(response.headers["content-type"]).toContain("text/event-stream");
    await database.query("update cars set mileage = mileage + 1 where id = (select min(id) from cars)");
    await expect.poll(() => received).toMatch(/^data: .*IQA/im);
    response.destroy();
  });

  test.each(Object.entries(proxies))(
    "[DEPLOY-4] %s lets a workshop's two PDFs of 10 MB through",
    async (name, { isHere }) => {
      const through = readers.get(name);
      if (!isHere || !through) return;
      const { body, headers } = tenMegabytePdfs();
      const response = await through.post("/api/complement-customer-complaint/", body, headers);
      expect([response.status, response.text.slice(0, 200)]).toEqual([
        201,
        expect.stringContaining("success"),
      ]);
      const kept = readdirSync(fileStore, { recursive: true, encoding: "utf8" })
        .map((file) => statSync(join(fileStore, file)))
        .filter((file) => file.isFile() && file.size === 10_000_000);
      expect(kept.length).toBeGreaterThanOrEqual(2);
    },
    300_000,
  );

  test.each(Object.entries(proxies))(
    "[DEPLOY-3] behind %s every node is restarted under load: no request fails, no post either, and none counts twice",
    async (name, { isHere }) => {
      const through = readers.get(name);
      if (!isHere || !through) return;
      const car = /\/kopa-bil\/[a-z-]+\/[a-z0-9]+\//.exec((await through.get("/kopa-bil/")).text)?.[0] ?? "/";
      const paths = [
        "/",
        "/kopa-bil/",
        "/kopa-bil/?brands=volvo",
        car,
        "/butik/",
        "/kopvillkor/",
        "/api/cars",
      ];
      const reading = steadyLoad(async (turn) => {
        const path = paths[turn % paths.length] ?? "/";
        const { status } = await through.get(path);
        return status === 200 ? null : `${status} ${path}`;
      }, 12);
      const visitors = visitorsWhoPost({ reader: through, name, cars: ownCars, database });
      const posting = steadyLoad(visitors.round, 8);
      for (const node of nodes) {
        const before = posting.answered();
        await expect.poll(() => posting.answered() - before, { timeout: 120_000 }).toBeGreaterThan(60);
        await node.stop();
        await node.start();
      }
      const settled = posting.answered();
      await expect.poll(() => posting.answered() - settled, { timeout: 120_000 }).toBeGreaterThan(60);
      const [read, posted] = [await reading.stop(), await posting.stop()];
      process.stdout.write(
        `rolling restart behind ${name}: ${read.answered} pages and ${posted.answered} posts answered, failed ${JSON.stringify({ ...read.failed, ...posted.failed })}\n`,
      );
      expect({ ...read.failed, ...posted.failed }).toEqual({});
      expect(await visitors.stored()).toEqual(visitors.acknowledged());
    },
    900_000,
  );
});

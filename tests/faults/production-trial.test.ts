import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { company } from "#core/company/company.ts";
import { projectOfAnotherChain } from "#tests/another-chain.ts";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { linkKeys } from "#tests/running-server.ts";
import { aStockOf, csvOf, type StockCells } from "#tests/stock-rows.ts";
import { hasNginx, startNginx } from "./nginx-in-front.ts";
import { overHttps, type Reader, steadyLoad } from "./over-https.ts";
import { freePort, productionNode } from "./production-node.ts";

const binaries = findPostgresOrSaySkipped();
if (!hasNginx)
  process.stderr.write("SKIPPED with nginx in front, none is here: apt-get install nginx openssl\n");

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
  let databaseUrl: string;
  let plainOrigin: string;
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
    databaseUrl = postgres.url;
    const [one, other, https, http] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const origin = `https://localhost:${https}`;
    plainOrigin = `http://localhost:${http}`;
    const settings = {
      APP_ENV: "production",
      PUBLIC_ORIGIN: origin,
      LINK_KEYS: linkKeys,
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, "var"),
      // All of the load comes from one address, as no chain's visitors do.
      RATE_LIMIT: "off",
    };
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
    const certificates = join(folder, "nginx");
    const proxy = await startNginx({ folder: certificates, nodes: [one, other], https, http });
    stops.push(proxy.stop);
    reader = overHttps(origin, join(certificates, "fullchain.pem"));
    stops.push(() => reader.close());
    await vi.waitFor(async () => expect((await reader.get("/readyz")).status).toBe(200), 60_000);
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
    expect(home.headers["strict-transport-security"]).toBe("max-age=86400");
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
    const answer = await reader.open("/live/cars");
    let heard = "";
    answer.on("data", (part: Buffer) => {
      heard += part;
    });
    await expect.poll(() => heard).toMatch(/^id: /m);
    expect(answer.headers["content-type"]).toContain("text/event-stream");
    const database = new Client({ connectionString: databaseUrl });
    await database.connect();
    await database.query("update cars set mileage = mileage + 1 where id = (select min(id) from cars)");
    await database.end();
    await expect.poll(() => heard).toMatch(/^data: .*IQA/im);
    answer.destroy();
  });

  test("[DEPLOY-3] every node is restarted under load, and no request fails", async () => {
    const car = /\/kopa-bil\/[a-z-]+\/[a-z0-9]+\//.exec((await reader.get("/kopa-bil/")).text)?.[0] ?? "/";
    const paths = ["/", "/kopa-bil/", "/kopa-bil/?brands=volvo", car, "/butik/", "/kopvillkor/", "/api/cars"];
    const load = steadyLoad(reader, paths, 20);
    for (const node of nodes) {
      const before = load.answered();
      await expect.poll(() => load.answered() - before, { timeout: 60_000 }).toBeGreaterThan(200);
      await node.stop();
      await node.start();
    }
    const settled = load.answered();
    await expect.poll(() => load.answered() - settled, { timeout: 60_000 }).toBeGreaterThan(200);
    const { answered, failed } = await load.stop();
    process.stdout.write(
      `rolling restart of two nodes: ${answered} answered, ${Object.values(failed).reduce((sum, count) => sum + count, 0)} failed\n`,
    );
    expect(failed).toEqual({});
  });
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "#core/company/company.ts";
import { projectOfAnotherChain } from "#tests/another-chain.ts";
import { demoCounts } from "#tests/another-demo/demo-counts.ts";
import { type RunningServer, startServer, stockOf } from "#tests/running-server.ts";
import { crawl } from "#tests/site/crawl.ts";
import { shownPage } from "#tests/site/shown-page.ts";

const project = projectOfAnotherChain();
const brand = join(project.folder, "brand/public");
const builtFiles = join(project.folder, "build/client");
let server: RunningServer;

beforeAll(async () => {
  server = await startServer(
    // The folder is new each time: what is compiled there is of no use to a later run.
    { DATA_DIR: join(project.folder, "var"), LOG_LEVEL: "info", NODE_DISABLE_COMPILE_CACHE: "1" },
    { cwd: project.folder },
  );
}, 900_000);
afterAll(async () => {
  await server?.stop("SIGKILL");
  project.remove();
});

const namesUs = (text: string) => text.toLowerCase().includes(company.name.toLowerCase());
const get = (path: string) => fetch(`${server.address}${path}`, { redirect: "manual" });

/** For machines, and what no link leads to. */
const unlinked = [
  "/robots.txt",
  "/llms.txt",
  "/.well-known/security.txt",
  "/security-policy.txt",
  "/manifest.webmanifest",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/sitemaps/cars-1.xml",
  "/api/",
  "/api/openapi.json",
  "/api/cars",
  "/_app/",
  "/takeover/",
  "/ui/",
  "/ui/bilder/",
  "/finns-inte/",
  "/kopa-bil/?search=finnsinte",
];

test("[BRAND-3] no page names the chain that was there before", async () => {
  const naming: string[] = [];
  let withTheName = 0;
  const { visited, broken } = await crawl(
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      if (namesUs(html)) naming.push(path);
      if (html.includes("Fyrbåken")) withTheName++;
      return shownPage({ status: response.status, headers: response.headers, html });
    },
    { maxListPages: 8, maxCars: 8 },
  );
  expect({ naming, broken }).toEqual({ naming: [], broken: [] });
  expect(visited).toBeGreaterThan(90);
  expect(withTheName).toBeGreaterThan(60);
});

test.each(unlinked)("[BRAND-3] nor does %s", async (path) => {
  const response = await get(path);
  expect([200, 404]).toContain(response.status);
  expect(namesUs(await response.text())).toBe(false);
});

test("[BRAND-3] nor a script, a style, an icon or another file that is served", () => {
  const files = globSync("**/*.*", { cwd: builtFiles }).filter((file) => !file.endsWith(".br"));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => namesUs(readFileSync(join(builtFiles, file), "latin1")))).toEqual([]);
});

test("[BRAND-3] nor the start and what is logged", () => {
  expect(server.output()).toMatch(/^Fyrbåken är igång på /m);
  expect(namesUs(server.output().replaceAll(project.folder, ""))).toBe(false);
});

test("[BRAND-1] the loan, the colours, the logo, the news and the app's name are the new chain's", async () => {
  const textOf = async (path: string) => (await get(path)).text();
  const [home, financing, news, manifest] = await Promise.all(
    ["/", "/bilfinansiering/", "/news/", "/manifest.webmanifest"].map(textOf),
  );
  expect(financing).toContain("6,45\u00a0%");
  expect(home).toContain('content="#14284c"');
  expect(home).toMatch(/<img src="\/assets\/logo-[^"]+\.svg" alt="Fyrbåken" width="160"/);
  expect(news).toContain("Fyrbåken öppnar i Uddevalla");
  expect(JSON.parse(manifest ?? "")).toMatchObject({ short_name: "Fyrbåken", theme_color: "#14284c" });
});

test("[BRAND-2] the icons and the sharing card are the new chain's, byte for byte", async () => {
  const files = globSync("**/*.*", { cwd: brand });
  expect(files).toContain("sharing-card.png");
  for (const file of files) {
    const served = Buffer.from(await (await get(`/${file}`)).arrayBuffer());
    expect({ file, same: served.equals(readFileSync(join(brand, file))) }).toEqual({ file, same: true });
  }
});

// Last, for it ends the server.
test("[START-1] [STOP-1] the first start makes the demo stock, and stops cleanly", async () => {
  const { httpStatus, stock } = await stockOf(server.address);
  expect(httpStatus).toBe(200);
  expect(stock.forSale + stock.incoming).toBe(demoCounts.forSale + demoCounts.incoming);
  expect(await server.stop()).toBe(0);
});

import { readFileSync } from "node:fs";
import { afterAll, expect, inject, test } from "vitest";
import { parse } from "yaml";
import { diskWatch } from "#app/disk-watch.ts";
import { serverMetrics } from "#app/server-metrics.ts";
import { openDatabase } from "#platform/db/database.ts";
import { jobRuns } from "#platform/jobs/count-runs.ts";
import { certificateWatch } from "#platform/metrics/certificate-watch.ts";
import { openMetrics } from "#platform/metrics/metrics.ts";
import { testSite } from "#tests/test-site.ts";

const metrics = openMetrics();
const site = await testSite({ metrics });
const server = await openDatabase({ dataDir: "", databaseUrl: inject("databaseUrl") });
const certificate = certificateWatch("http://localhost:3000");
afterAll(() => Promise.all([site.close(), server.close(), certificate.stop()]));
metrics.add(
  serverMetrics({
    database: server,
    clock: () => new Date(),
    rows: [...diskWatch({ folder: "." }).rows, certificate.row, jobRuns().row],
  }),
);

const figures = async () => (await site.get("/metrics")).html;
const count = (text: string, line: string) =>
  Number(
    text
      .split("\n")
      .find((one) => one.startsWith(`${line} `))
      ?.split(" ")
      .at(-1) ?? 0,
  );
const answers = (method: string, route: string, status: number) =>
  `site_http_requests_total{method="${method}",route="${route}",status="${status}"}`;

test("[METRIC-2] a page, its data, a call and what nobody knows are counted under their patterns, and nothing of the address is told", async () => {
  const before = await figures();
  await site.request("/kopa-bil/?search=anna@example.com");
  await site.request("/kopa-bil/volvo/aaa111/");
  await site.request("/reservation/en-hemlighet-som-ingen-far-se/");
  await site.request("/wp-login.php?password=hush");
  const after = await figures();
  const grown = (line: string) => count(after, line) - count(before, line);
  expect(grown(answers("GET", "/kopa-bil", 200))).toBe(1);
  expect(grown(answers("GET", "/kopa-bil/:make/:licenseplate", 404))).toBe(1);
  expect(grown(answers("GET", "/reservation/:token/:step?", 404))).toBe(1);
  expect(grown(answers("GET", "other", 404)) + grown(answers("GET", "other", 308))).toBe(1);
  expect(grown('site_http_request_duration_seconds_count{route="/kopa-bil"}')).toBe(1);
  expect(after).not.toMatch(/anna|hemlighet|wp-login|hush|aaa111/i);
});

test("[METRIC-2] what the page cache gives is a hit", async () => {
  const path = "/butik/?sida=metrics";
  await site.request(path);
  const before = await figures();
  await site.request(path);
  const after = await figures();
  const hits = 'site_page_cache_requests_total{result="hit"}';
  expect(count(after, hits) - count(before, hits)).toBe(1);
  expect(count(after, "site_page_cache_bytes")).toBeGreaterThan(1_000);
});

test("[METRIC-3] the stock is counted and dated; a site without a model says nothing of its age", async () => {
  const text = await figures();
  expect(count(text, 'site_stock_cars{stock="for_sale"}')).toBeGreaterThan(100);
  expect(Date.now() / 1_000 - count(text, "site_stock_read_timestamp_seconds")).toBeLessThan(600);
  expect(text).not.toMatch(/^site_valuation_trained/m);
});

test("[METRIC-1] search engines and visitors find no such page", async () => {
  const elsewhere = {
    incoming: { headers: { host: "www.example.com" }, socket: { remoteAddress: "192.0.2.7" } },
  };
  const response = await site.fetch(new Request("http://localhost:3000/metrics"), elsewhere as never);
  expect([308, 404]).toContain(response.status);
});

test("[METRIC-4] every figure that the alarms and the dashboard name is exported", async () => {
  type Rules = { groups: { rules: { expr: string }[] }[] };
  type Dashboard = { panels: { targets?: { expr: string }[] }[] };
  const rules: Rules = parse(readFileSync("deploy/alerts.yml", "utf8"));
  const dashboard: Dashboard = JSON.parse(readFileSync("deploy/dashboard.json", "utf8"));
  const asked = [
    ...rules.groups.flatMap(({ rules }) => rules),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets),
  ];
  const named = asked.flatMap(({ expr }) => expr.match(/\b(?:site|process|nodejs)_\w+/g) ?? []);
  expect(new Set(named).size).toBeGreaterThan(25);
  const exported = new Set([...(await figures()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const unknown = named.filter((name) => !exported.has(name.replace(/_(?:bucket|count|sum)$/, "")));
  expect(unknown).toEqual([]);
});

test("[ALARM-2] a failure of ours is counted as 500, and what the database's absence costs as 503", async () => {
  const failing = async (error: Error) => {
    const own = openMetrics();
    const broken = await testSite({ metrics: own, isDiskFull: () => Promise.reject(error) });
    const { status } = await broken.request("/readyz");
    const text = await own.text();
    await broken.close();
    return { status, isCounted: new RegExp(`route="/readyz",status="${status}"} 1$`, "m").test(text) };
  };
  expect(await failing(new Error("a mistake"))).toEqual({ status: 500, isCounted: true });
  const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  expect(await failing(away)).toEqual({ status: 503, isCounted: true });
});

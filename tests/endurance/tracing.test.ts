import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/db/database.ts";
import { saveSmallStock } from "#tests/a-small-stock.ts";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { startCollector } from "#tests/otlp-collector.ts";
import { startServer } from "#tests/running-server.ts";

async function aStockedFolder() {
  const DATA_DIR = await migratedDataDir();
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: null });
  await saveSmallStock(database, 5);
  await database.close();
  return DATA_DIR;
}

const production = { APP_ENV: "production", PUBLIC_ORIGIN: "http://localhost:3000", SHUTDOWN_GRACE_MS: "0" };
const traceId = "0af7651916cd43dd8448eb211c80319c";

test("[TRACE-1] [TRACE-2] [TRACE-3] requests, statements, jobs and letters reach the collector, with nothing of a person", async () => {
  const collector = await startCollector();
  onTestFinished(collector.close);
  const server = await startServer({
    ...production,
    DATA_DIR: await aStockedFolder(),
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.address}/`,
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20a-key",
  });
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  const ask = (path: string, init?: RequestInit) => fetch(`${server.address}${path}`, init);
  const page = await ask("/kopa-bil/volvo/mlb001/?fran=anna@example.com", {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  expect(page.status).toBe(200);
  await ask("/arende/en-hemlig-nyckel/");
  for (let turn = 0; turn < 2; turn++) await ask("/butik/", { headers: { "accept-encoding": "br" } });
  const posted = await ask("/api/contact/add/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      contactReason: "Något annat",
      name: "Karin Exempel",
      email: "karin@example.com",
      message: "Hej på er, vad kostar den?",
    }),
  });
  expect(posted.status).toBe(201);

  const named = (name: string) => collector.spans.filter((span) => span.name === name);
  await expect.poll(() => named("job mail").length, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);

  const [advert] = named("GET /kopa-bil/:make/:licenseplate");
  expect(advert).toMatchObject({
    traceId,
    parentSpanId: "b7ad6b7169203331",
    attributes: {
      "http.route": "/kopa-bil/:make/:licenseplate",
      "url.path": "/kopa-bil/volvo/mlb001/",
      "http.response.status_code": 200,
      "request.id": traceId,
    },
  });
  expect(page.headers.get("x-request-id")).toBe(traceId);
  expect(server.output()).toContain(`"requestId":"${traceId}"`);
  expect(named("GET /butik")).toHaveLength(2);

  const statements = collector.spans.filter((span) => span.attributes["db.system.name"] === "postgresql");
  expect(statements.filter((span) => span.traceId === traceId).length).toBeGreaterThan(0);
  expect(statements.map((span) => span.attributes["db.query.text"]).join()).toMatch(/insert into "cases"/);
  const [letter] = named("send mail");
  const [job] = named("job mail");
  expect([letter?.traceId, letter?.parentSpanId]).toEqual([job?.traceId, job?.spanId]);

  expect(collector.metricNames).toContain("site_http_requests_total");
  expect(collector.metricNames).toContain("site_http_request_duration_seconds");
  expect([...collector.authorizations]).toEqual(["Bearer a-key"]);
  expect(collector.text()).not.toMatch(/hemlig-nyckel|anna@|karin|vad kostar/i);
  expect(collector.spans.map((span) => span.attributes["url.path"])).toContain("/arende/[secret]/");
});

test("[TRACE-4] a collector that is away is one line, and the server answers and stops", async () => {
  const collector = await startCollector();
  collector.close();
  const server = await startServer({
    ...production,
    DATA_DIR: await aStockedFolder(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
  });
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  for (let turn = 0; turn < 20; turn++) expect((await fetch(`${server.address}/butik/`)).status).toBe(200);
  await expect.poll(() => server.output(), { timeout: 60_000 }).toContain("could not be sent");
  const begun = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(server.output().match(/could not be sent/g) ?? []).toHaveLength(1);
});

import { readFileSync, rmSync } from "node:fs";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { saveSmallStock } from "#tests/a-small-stock.ts";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { startServer } from "#tests/running-server.ts";
import { age, firedAlarms, growing, hasPromtool, seriesOf, steady } from "./promtool.ts";

if (!hasPromtool)
  process.stderr.write("SKIPPED the alarms, promtool is not here: apt-get install prometheus\n");
const binaries = findPostgresOrSaySkipped();

const production = { APP_ENV: "production", PUBLIC_ORIGIN: "http://localhost:3000", SHUTDOWN_GRACE_MS: "0" };
const instance = 'instance="a",job="site"';
const day = 86_400;

type Changes = Readonly<Record<string, string | null>>;

/** What each fault makes of a healthy site's figures; null: nobody knows it. */
const faults: Record<string, Changes> = {
  SiteNodeAway: { up: steady(0) },
  SiteRestartsOften: { process_start_time_seconds: "0x95 1 2 3 4 5x20" },
  SiteDatabaseAway: {
    site_db_up: steady(0),
    site_stock_read_timestamp_seconds: age(600),
    site_clock_skew_seconds: null,
  },
  SiteDiskFull: { site_disk_full: steady(1), site_disk_free_bytes: steady(1e6) },
  SiteDiskFillsUp: { site_disk_free_bytes: steady(5e8) },
  SiteMailsWait: { site_mails_waiting: steady(3), site_mails_oldest_waiting_seconds: steady(3_600) },
  SiteMailsRefused: { 'site_jobs{kind="mail",state="given_up"}': "2x90 12x40" },
  SiteJobGivenUp: { 'site_jobs{kind="sold-files",state="given_up"}': steady(1) },
  SiteJobsLate: { 'site_jobs_oldest_due_seconds{kind="sold-files"}': steady(1_800) },
  SiteNodeOutOfStep: { site_stock_read_timestamp_seconds: age(300) },
  SiteBuildsDiffer: { 'site_build_info{build="another",instance="b",job="site"}': steady(1) },
  SiteStockOld: { site_stock_changed_timestamp_seconds: age(2 * day) },
  SiteValuationOld: { site_valuation_trained_timestamp_seconds: age(2 * day) },
  SiteCertificateExpires: { site_certificate_expiry_timestamp_seconds: age(-5 * day) },
  SiteClockWrong: { site_clock_skew_seconds: steady(-30) },
  SiteOverloaded: {
    'site_admission_total{class="page",outcome="refused"}': growing(600),
    'site_http_requests_total{method="GET",route="/kopa-bil",status="503"}': growing(600),
  },
  SiteFails: { 'site_http_requests_total{method="GET",route="/kopa-bil",status="500"}': growing(60) },
  SiteSlow: {
    'site_http_request_duration_seconds_bucket{route="/slow",le="1"}': growing(0),
    'site_http_request_duration_seconds_bucket{route="/slow",le="+Inf"}': growing(600),
    'site_http_request_duration_seconds_count{route="/slow"}': growing(600),
  },
};

/** And what a healthy site has near the bounds, which is no fault. */
const near: Record<string, Changes> = {
  "a letter that waits for its third attempt": { site_mails_oldest_waiting_seconds: steady(900) },
  "some letters to addresses that nobody has": { 'site_jobs{kind="mail",state="given_up"}': steady(40) },
  "a restart": { process_start_time_seconds: "0x105 1x20" },
  "a quiet Sunday": { site_stock_changed_timestamp_seconds: age(1.3 * day) },
  "a certificate of a month": { site_certificate_expiry_timestamp_seconds: age(-30 * day) },
  "a second between the clocks": { site_clock_skew_seconds: steady(1) },
  "pages that are not there": {
    'site_http_requests_total{method="GET",route="other",status="404"}': growing(600),
  },
  "a rolling restart of two builds": {
    'site_build_info{build="another",instance="b",job="site"}': "_x100 1x30",
  },
};

function withFault(healthy: ReadonlyMap<string, string>, changes: Changes): Map<string, string> {
  const series = new Map(healthy);
  for (const [name, values] of Object.entries(changes)) {
    const whole = name.includes("instance=")
      ? name
      : name.includes("{")
        ? name.replace("}", `,${instance}}`)
        : `${name}{${instance}}`;
    if (values === null) series.delete(whole);
    else series.set(whole, values);
  }
  return series;
}

describe.skipIf(!hasPromtool)("deploy/alerts.yml", () => {
  let healthy: Map<string, string>;

  beforeAll(async () => {
    const DATA_DIR = await migratedDataDir();
    const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: null });
    await saveSmallStock(database, 5);
    await database.close();
    const server = await startServer({ ...production, DATA_DIR });
    for (const path of ["/", "/kopa-bil/", "/kopa-bil/", "/butik/"]) await fetch(`${server.address}${path}`);
    const scrape = await (await fetch(`${server.address}/metrics`)).text();
    healthy = seriesOf(scrape, new Date());
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  test("[ALARM-1] there is a fault for each alarm, and a healthy site fires none", () => {
    const names = [...readFileSync("deploy/alerts.yml", "utf8").matchAll(/- alert: (\w+)/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(faults).toSorted()).toEqual(names.toSorted());
    expect(firedAlarms(healthy)).toEqual([]);
  });

  test.each(Object.entries(faults))(
    "[ALARM-1] %s is fired by its fault, and nothing else is",
    (name, changes) => {
      expect(firedAlarms(withFault(healthy, changes))).toEqual([name]);
    },
  );

  test.each(Object.entries(near))("[ALARM-1] %s fires nothing", (_, changes) => {
    expect(firedAlarms(withFault(healthy, changes))).toEqual([]);
  });

  test.skipIf(binaries === null)(
    "[ALARM-1] [ALARM-2] what a real site says while jobs are given up, letters wait, the stock cannot be followed and the database dies fires just these",
    async () => {
      const postgres = await startPostgres(binaries ?? "");
      onTestFinished(postgres.stop);
      const database = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
      onTestFinished(database.close);
      await migrate(database);
      await saveSmallStock(database, 5);
      const server = await startServer({
        ...production,
        DATABASE_URL: postgres.url,
        SMTP_URL: "smtp://127.0.0.1:1",
        DATA_DIR: await migratedDataDir(),
      });
      onTestFinished(async () => void (await server.stop("SIGKILL")));
      const fired = async () => {
        const scrape = await (await fetch(`${server.address}/metrics`)).text();
        return firedAlarms(seriesOf(scrape, new Date()));
      };
      expect(await fired()).toEqual([]);

      const { pool } = database;
      await pool.query(
        "insert into jobs (kind, key, state, finished_at) values ('sold-files', 'a-test', 'dead', now())",
      );
      await expect.poll(fired, { interval: 1_500 }).toEqual(["SiteJobGivenUp"]);
      await pool.query("delete from jobs where key = 'a-test'");
      await expect.poll(fired, { interval: 1_500 }).toEqual([]);

      await fetch(`${server.address}/api/contact/add/`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          contactReason: "Något annat",
          name: "Karin Exempel",
          email: "karin@example.com",
          message: "Hej på er, vad kostar den?",
        }),
      });
      await pool.query("update mails set created_at = now() - interval '2 hours'");
      await expect.poll(fired, { interval: 1_500 }).toEqual(["SiteMailsWait"]);
      await pool.query("update mails set created_at = now()");
      await expect.poll(fired, { interval: 1_500 }).toEqual([]);

      await pool.query("alter table stock_changes rename to stock_changes_away");
      await expect.poll(fired, { timeout: 120_000, interval: 5_000 }).toEqual(["SiteNodeOutOfStep"]);
      await pool.query("alter table stock_changes_away rename to stock_changes");
      await expect.poll(fired, { timeout: 60_000, interval: 1_500 }).toEqual([]);

      postgres.cut();
      await expect.poll(fired, { timeout: 60_000, interval: 1_500 }).toEqual(["SiteDatabaseAway"]);
    },
    400_000,
  );
});

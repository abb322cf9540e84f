import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { company } from "#core/company/company.ts";
import { formatNumber } from "#core/text/number.ts";
import { needsSeeding } from "#demo/lacks-demo-stock.ts";
import { countViews } from "#features/adverts/service/count-views.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { openLiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { upgradeSoldFile } from "#features/public-api/api/upgrade-sold-file.ts";
import { soldFiles } from "#features/public-api/service/sold-files.ts";
import { knownFacts } from "#features/site-facts/service/known-facts.ts";
import { openSignIn } from "#platform/auth/open-sign-in.ts";
import { readServingEnv, type ServingEnv } from "#platform/config/env.ts";
import { openDatabase } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openFileStore } from "#platform/files/open-file-store.ts";
import { jobRuns } from "#platform/jobs/count-runs.ts";
import { createLog, type Logger } from "#platform/log/log.ts";
import { explanation, runOrExplain } from "#platform/log/run-or-explain.ts";
import { certificateWatch } from "#platform/metrics/certificate-watch.ts";
import { openMetrics } from "#platform/metrics/metrics.ts";
import { pictureStore } from "#platform/pictures/picture-store.ts";
import { openTracing } from "#platform/tracing/tracing.ts";
import { siteVersion } from "./build-metric.ts";
import { seedInChildProcess } from "./demo-stock/seed-in-child-process.ts";
import { diskWatch } from "./disk-watch.ts";
import { outsideFromEnv } from "./http/outside-addresses.ts";
import { pagesFirst } from "./http/pages-first.ts";
import { listen } from "./http-server.ts";
import { loadWatch } from "./load-watch.ts";
import { openCatalogueSnapshot } from "./open-catalogue-snapshot.ts";
import { openMail } from "./open-mail.ts";
import { openMedia } from "./open-media.ts";
import { openUploads } from "./open-uploads.ts";
import { openSiteValuations } from "./open-valuations.ts";
import { openVehicles } from "./open-vehicles.ts";
import { serveFromCache } from "./page-cache/serve-from-cache.ts";
import { serverMetrics } from "./server-metrics.ts";
import { siteSettings } from "./site-settings.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { type OpenedSoFar, stopSteps } from "./stop-steps.ts";
import { warmPictures } from "./warm-pictures.ts";

const clientFiles = fileURLToPath(new URL("../../build/client", import.meta.url));

await runOrExplain(async () => {
  // biome-ignore lint/style/noProcessEnv: the one place where the server reads its environment.
  const env = readServingEnv(process.env);
  const disk = diskWatch({ folder: env.DATA_DIR });
  const log = await createLog(env, { onFullDisk: disk.recordDiskFull });
  const opened: OpenedSoFar = {};
  const signals = { draining: new AbortController(), stopping: new AbortController() };
  // Before anything is opened: a signal may come at any moment of the start.
  stopOnSignal({ log, steps: () => stopSteps(opened, { ...signals, graceMs: env.SHUTDOWN_GRACE_MS, log }) });
  try {
    await start({ env, log, disk, opened, signals });
  } catch (error) {
    // What a start that is called off was doing fails, of course.
    if (!signals.draining.signal.aborted) throw error;
  }
});

type Start = {
  env: ServingEnv;
  log: Logger;
  disk: ReturnType<typeof diskWatch>;
  opened: OpenedSoFar;
  signals: Record<"draining" | "stopping", AbortController>;
};

async function start({ env, log, disk, opened, signals }: Start): Promise<void> {
  const isOneOfSeveral = env.DATABASE_URL !== undefined;
  const server = await listen({ port: env.PORT, host: env.HOST, isOneOfSeveral });
  opened.server = server;
  const clock = () => new Date();
  const opening = openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL ?? null });
  // The database opens in a thread of its own: meanwhile this one takes up the stock that the last start has kept.
  const keeping = openCatalogueSnapshot(env, clock);
  const database = await opening;
  opened.database = database;
  // Without its database the server can do nothing but start again: that is the supervisor's work.
  void database.failure.then((error) => {
    if (opened.isServing) log.fatal({ err: error }, "the embedded database stopped");
    else process.stderr.write(`${explanation(error)}\n`);
    process.exit(1);
  });

  await migrate(database.background);
  if (env.APP_ENV !== "production" && (await needsSeeding(database.db))) {
    await seedInChildProcess(database.url, signals.draining.signal).catch(async (error: unknown) => {
      // An embedded database that has died says why in a moment; the one that loads knows only that it is gone.
      await Promise.race([database.failure, sleep(1_000)]);
      throw error;
    });
  }

  // Side by side: the database reads the stock while this thread loads the pages.
  const facts = knownFacts(database.db);
  const [{ createSite }, { openServices }, { openJobs }, stock] = await Promise.all([
    import("./site.ts"),
    import("./services.ts"),
    import("./open-jobs.ts"),
    openLiveCatalogue({
      database,
      clock,
      keeping,
      onFailure: (error) => log.error({ err: error }, "the stock in memory could not be brought up to date"),
    }),
  ]);
  // Once, so that they are known when the database goes away before the first visitor comes; it is no must.
  await facts.reviews().catch(() => {});
  opened.stock = stock;
  const views = countViews({
    db: database.db,
    clock,
    isListed: (plate) => findCarWithPlate(stock.catalogs().listed, plate) !== null,
    onFailure: (error) => log.warn({ err: error }, "the views so far could not be written"),
  });
  opened.views = views;
  const { db, isReachable } = database;
  const address = `http://localhost:${server.port}`;
  const publicOrigin = env.PUBLIC_ORIGIN ?? address;
  const files = openFileStore({ dataDir: env.DATA_DIR, fileStoreUrl: env.FILE_STORE_URL ?? null });
  const { media, stop: stopMedia } = openMedia(env, log);
  const incoming = openUploads({ db, files, clock });
  const metrics = openMetrics();
  const runs = jobRuns();
  const certificate = certificateWatch(publicOrigin);
  metrics.add(serverMetrics({ database, clock, rows: [...disk.rows, certificate.row, runs.row] }));
  const tracing = await openTracing(env, {
    metrics,
    version: siteVersion(),
    onFailure: (problem) => log.warn({ problem }, "traces and figures could not be sent"),
  });
  tracing.queries([database.pool, database.background.pool]);
  opened.stopTracing = tracing.stop;
  const untracedMail = openMail({ env, publicOrigin, log });
  const mail = { ...untracedMail, mailer: tracing.letters(untracedMail.mailer) };
  const valuing = openSiteValuations({ env, databaseUrl: database.url, clock, log });
  const { signIn, before } = openSignIn({ env, db, publicOrigin, clientFiles, clock, log });
  const services = openServices({
    ...{ db, isReachable, facts, files, media, views, signIn, publicOrigin, metrics, log, clock },
    ...(await openVehicles({ env, stock, clock, log })),
    isDiskFull: disk.isFull,
    load: loadWatch({ waitingForDatabase: () => database.pool.waitingCount }),
    stock: valuing.withMarket(stock, signals.stopping.signal),
    soldFiles: soldFiles(files, upgradeSoldFile),
    pictures: pictureStore(files),
    uploads: incoming.uploads,
    mail: mail.surroundings,
    valuations: valuing.valuations,
    workshop: { origins: env.WORKSHOP_ORIGINS, tokens: env.WORKSHOP_TOKENS },
    outside: outsideFromEnv(env),
    appEnv: env.APP_ENV,
  });
  const site = createSite({
    services,
    settings: siteSettings(env, clientFiles),
    signals: { draining: signals.draining.signal, stopping: signals.stopping.signal },
  });
  const throughTheSite = getRequestListener(site.fetch, { overrideGlobalObjects: false });
  const answered = serveFromCache(site, log, pagesFirst(throughTheSite));
  await server.respondWith(tracing.requests(before(answered), site.routeOf));
  opened.isServing = true;

  const jobs = openJobs(services, { database: database.background, mail, runs, tracing });
  opened.stopJobs = async () => void (await Promise.all([jobs.stop(), valuing.stop(), certificate.stop()]));

  const stopWarming = env.PICTURES_AHEAD === "on" ? warmPictures(services, site.fetch) : null;
  opened.stopMedia = async () => {
    const warmed = stopWarming?.();
    incoming.stop();
    await stopMedia();
    await warmed;
  };

  const cars = formatNumber(stock.catalogs().listed.size);
  const startupText = `${company.name} är igång på ${address} med ${cars} bilar i lager.`;
  // A line for whoever started it by hand; where machines read the log, one like all the others.
  if (env.APP_ENV === "production") log.info(startupText);
  else process.stdout.write(`${startupText}\n`);
}

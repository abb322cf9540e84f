import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { findCarWithPlate } from "#catalog/find-car.ts";
import { keepInStep, type StockInStep } from "#catalog/keep-in-step.ts";
import { openDatabase } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { seedDemo } from "#demo/seed.ts";
import { formatNumber } from "#domain/text/number.ts";
import { openFileStore } from "#media/open-file-store.ts";
import { countViews, type ViewCounter } from "#services/advert-views/count-views.ts";
import { soldFiles } from "#services/sold-files/sold-files.ts";
import { isBehindProxy, readEnv } from "./env.ts";
import { listen } from "./http-server.ts";
import { keepSoldFiles } from "./keep-sold-files.ts";
import { createLog } from "./log.ts";
import { outsideFromEnv } from "./outside-addresses.ts";
import { serveFromCache } from "./page-cache/serve-from-cache.ts";
import { runOrExplain } from "./run-or-explain.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

const builtSite = new URL("../../build/server/index.js", import.meta.url);
const clientFiles = fileURLToPath(new URL("../../build/client", import.meta.url));

await runOrExplain(async () => {
  // biome-ignore lint/style/noProcessEnv: the one place where the server reads its environment.
  const env = readEnv(process.env);
  const log = await createLog(env);
  const server = await listen({ port: env.PORT, host: env.HOST });
  const database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL ?? null });
  let stock: StockInStep | null = null;
  let views: ViewCounter | null = null;
  let stopJobs = async () => {};
  const stopping = new AbortController();
  stopOnSignal(log, async () => {
    stopping.abort();
    await Promise.all([server.close(), stopJobs()]);
    await views?.close();
    await stock?.close();
    await database.close();
  });
  // Without its database the server can do nothing but start again: that is the supervisor's work.
  void database.failure.then((error) => {
    log.fatal({ err: error }, "the embedded database stopped");
    process.exit(1);
  });

  await migrate(database);
  if (env.APP_ENV !== "production") await seedDemo(database.db, { today: new Date() });

  // Side by side: the database reads the stock while this thread loads the pages.
  const [{ createSite }, kept] = await Promise.all([
    import(builtSite.href) as Promise<typeof import("./site.ts")>,
    keepInStep({
      database,
      clock: () => new Date(),
      onFailure: (error) => log.warn({ err: error }, "the stock in memory could not be brought up to date"),
    }),
  ]);
  stock = kept;
  views = countViews({
    db: database.db,
    clock: () => new Date(),
    isListed: (plate) => findCarWithPlate(kept.catalogs().listed, plate) !== null,
    onFailure: (error) => log.warn({ err: error }, "the views so far could not be written"),
  });
  const address = `http://localhost:${server.port}`;
  const publicOrigin = env.PUBLIC_ORIGIN ?? address;
  const files = soldFiles(openFileStore({ dataDir: env.DATA_DIR, fileStoreUrl: env.FILE_STORE_URL ?? null }));
  const site = createSite({
    db: database.db,
    stock: kept,
    soldFiles: files,
    log,
    clock: () => new Date(),
    publicOrigin,
    appEnv: env.APP_ENV,
    outside: outsideFromEnv(env),
    views,
    clientFiles,
    isRateLimited: env.RATE_LIMIT === "on",
    isBehindProxy: isBehindProxy(env),
    stopping: stopping.signal,
  });
  const throughTheSite = getRequestListener(site.fetch, { overrideGlobalObjects: false });
  server.answerWith(serveFromCache(site.cache, log, throughTheSite));

  stopJobs = keepSoldFiles({
    database,
    stock: kept,
    files,
    clock: () => new Date(),
    publicOrigin,
    onFailure: (error) => log.warn({ err: error }, "the files of sold cars could not be written"),
  });

  const cars = formatNumber(kept.catalogs().listed.size);
  process.stdout.write(`Milstolpen är igång på ${address} med ${cars} bilar i lager.\n`);
});

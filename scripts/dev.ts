import "./require-native-packages.ts";
import { createServer as createHttpServer } from "node:http";
import { inspect, stripVTControlCharacters } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { outsideFromEnv } from "#app/http/outside-addresses.ts";
import { noLoad } from "#app/load-watch.ts";
import { openMail } from "#app/open-mail.ts";
import { openMedia } from "#app/open-media.ts";
import { openUploads } from "#app/open-uploads.ts";
import { openSiteValuations } from "#app/open-valuations.ts";
import { openVehicles } from "#app/open-vehicles.ts";
import { openMailJobs } from "#app/run-jobs.ts";
import type { SiteSettings } from "#app/site-settings.ts";
import { stopOnSignal } from "#app/stop-on-signal.ts";
import { company } from "#core/company/company.ts";
import { seedDemo } from "#demo/seed.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { upgradeSoldFile } from "#features/public-api/api/upgrade-sold-file.ts";
import { soldFiles } from "#features/public-api/service/sold-files.ts";
import { knownFacts } from "#features/site-facts/service/known-facts.ts";
import { openSignIn } from "#platform/auth/open-sign-in.ts";
import { readEnv } from "#platform/config/env.ts";
import { openDatabase } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openFileStore } from "#platform/files/open-file-store.ts";
import { createLog } from "#platform/log/log.ts";
import { runOrExplain } from "#platform/log/run-or-explain.ts";
import { openMetrics } from "#platform/metrics/metrics.ts";
import { pictureStore } from "#platform/pictures/picture-store.ts";
import { remade } from "./remade.ts";

/** The site with hot reload: Vite serves the browser files and loads the site anew whenever a file changes. */
await runOrExplain(async () => {
  // biome-ignore lint/style/noProcessEnv: the development server's own entry.
  const env = readEnv({ APP_ENV: "development", ...process.env });
  const log = await createLog(env);
  const database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL ?? null });
  await migrate(database.background);
  await seedDemo(database.background.db, { today: new Date(), withWork: true });

  const http = createHttpServer();
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server: http } },
    appType: "custom",
  });
  const address = `http://localhost:${env.PORT}`;
  const { db, isReachable } = database;
  const files = openFileStore({ dataDir: env.DATA_DIR, fileStoreUrl: env.FILE_STORE_URL ?? null });
  const { media, stop: stopMedia } = openMedia(env, log);
  const clock = () => new Date();
  const incoming = openUploads({ db, files, clock });
  const publicOrigin = env.PUBLIC_ORIGIN ?? address;
  const mail = openMail({ env, publicOrigin, log });
  const letters = openMailJobs({ database: database.background, mail, clock, log });
  const valuing = openSiteValuations({ env, databaseUrl: database.url, clock, log });
  const { signIn, before } = openSignIn({ env, db, publicOrigin, clientFiles: null, clock, log });
  const resources = {
    ...{ db, isReachable, files, media, signIn, publicOrigin, log, clock },
    isDiskFull: async () => false,
    load: noLoad,
    facts: knownFacts(db),
    views: { see: () => {} },
    soldFiles: soldFiles(files, upgradeSoldFile),
    pictures: pictureStore(files),
    uploads: incoming.uploads,
    mail: mail.surroundings,
    valuations: valuing.valuations,
    workshop: { origins: env.WORKSHOP_ORIGINS, tokens: env.WORKSHOP_TOKENS },
    outside: outsideFromEnv(env),
    appEnv: env.APP_ENV,
    metrics: openMetrics(),
  };
  const settings: SiteSettings = {
    // Vite serves the rest.
    clientFiles: "brand/public",
    pictureOrigins: env.PICTURE_HOSTS,
    hstsMaxAge: env.HSTS_MAX_AGE,
    hstsSubdomains: env.HSTS_SUBDOMAINS === "on",
    // A page changes with its files.
    pageCacheBytes: 0,
    isRateLimited: false,
    isBehindProxy: false,
    metricsToken: null,
  };
  /** All loaded through Vite, which gives the same module until a file that it is made of has changed. */
  type SiteModule = typeof import("#app/site.ts");
  type ServicesModule = typeof import("#app/services.ts");
  type StockModule = typeof import("#features/catalogue/service/live-catalogue.ts");
  const currentStock = remade(
    async (): Promise<[StockModule]> => [
      (await vite.ssrLoadModule("./src/features/catalogue/service/live-catalogue.ts")) as StockModule,
    ],
    ({ openLiveCatalogue }) =>
      openLiveCatalogue({
        database,
        clock,
        onFailure: (error) => log.warn({ err: error }, "the stock in memory could not be brought up to date"),
      }),
    (stock) => stock.close(),
  );
  const currentSite = remade(
    async (): Promise<[SiteModule, ServicesModule, LiveCatalogue]> => {
      const stock = await currentStock.get();
      return [
        (await vite.ssrLoadModule("./src/app/site.ts")) as SiteModule,
        (await vite.ssrLoadModule("./src/app/services.ts")) as ServicesModule,
        stock,
      ];
    },
    async ({ createSite }, { openServices }, bareStock) => {
      const stopping = new AbortController();
      const stock = valuing.withMarket(bareStock, stopping.signal);
      const vehicles = await openVehicles({ env, stock, clock, log });
      const services = openServices({ ...resources, ...vehicles, stock });
      const signals = { draining: stopping.signal, stopping: stopping.signal };
      return { ...createSite({ services, settings, signals }), stopping };
    },
    // Open streams belong to one site.
    ({ stopping }) => stopping.abort(),
  );
  const answer = getRequestListener(
    async (request) => {
      const site = await currentSite.get().catch(asAnswer);
      return site instanceof Response ? site : site.fetch(request);
    },
    { overrideGlobalObjects: false },
  );
  http.on(
    "request",
    before((request, response) => vite.middlewares(request, response, () => answer(request, response))),
  );
  http.listen(env.PORT, env.HOST, () =>
    process.stdout.write(`${company.name} in development on ${address}\n`),
  );

  const close = async () => {
    await vite.close();
    http.close();
    http.closeAllConnections();
    await currentSite.close();
    await letters.stop();
    await valuing.stop();
    incoming.stop();
    await stopMedia();
    await currentStock.close();
    await database.close();
  };
  stopOnSignal({ log, steps: () => [{ name: "the development server", run: close }] });
});

/** A file that was saved half-way: whoever looks at the browser is told which, and the next request tries again. */
function asAnswer(error: unknown): Response {
  return new Response(stripVTControlCharacters(inspect(error)), { status: 500 });
}

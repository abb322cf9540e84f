import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { keepInStep } from "#catalog/keep-in-step.ts";
import { openDatabase } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { seedDemo } from "#demo/seed.ts";
import { company } from "#domain/company/company.ts";
import { openFileStore } from "#media/open-file-store.ts";
import { pictureStore } from "#media/picture-store.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/log.ts";
import { outsideFromEnv } from "#server/outside-addresses.ts";
import { runOrExplain } from "#server/run-or-explain.ts";
import { soldFiles } from "#services/sold-files/sold-files.ts";

/** The site with hot reload: Vite serves the browser files and loads the site anew whenever a file changes. */
await runOrExplain(async () => {
  // biome-ignore lint/style/noProcessEnv: the development server's own entry.
  const env = readEnv({ APP_ENV: "development", ...process.env });
  const log = await createLog(env);
  const database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL ?? null });
  await migrate(database);
  await seedDemo(database.db, { today: new Date() });

  const stock = await keepInStep({
    database,
    clock: () => new Date(),
    onFailure: (error) => log.warn({ err: error }, "the stock in memory could not be brought up to date"),
  });

  const http = createHttpServer();
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server: http } },
    appType: "custom",
  });
  const address = `http://localhost:${env.PORT}`;
  const store = openFileStore({ dataDir: env.DATA_DIR, fileStoreUrl: env.FILE_STORE_URL ?? null });
  const needs = {
    db: database.db,
    stock,
    soldFiles: soldFiles(store),
    pictures: pictureStore(store),
    pictureOrigins: env.PICTURE_HOSTS,
    log,
    clock: () => new Date(),
    publicOrigin: env.PUBLIC_ORIGIN ?? address,
    appEnv: env.APP_ENV,
    outside: outsideFromEnv(env),
    // Vite serves the rest.
    clientFiles: "brand/public",
  };
  type SiteModule = typeof import("#server/site.ts");
  let made: { by: SiteModule; site: ReturnType<SiteModule["createSite"]>; stopping: AbortController } | null =
    null;
  /** Made anew only when some file has changed: open streams belong to one site. */
  const currentSite = async () => {
    const by = (await vite.ssrLoadModule("./src/server/site.ts")) as SiteModule;
    if (made?.by === by) return made.site;
    made?.stopping.abort();
    const stopping = new AbortController();
    made = { by, site: by.createSite({ ...needs, stopping: stopping.signal }), stopping };
    return made.site;
  };
  const answer = getRequestListener(async (request) => (await currentSite()).fetch(request), {
    overrideGlobalObjects: false,
  });
  http.on("request", (request, response) =>
    vite.middlewares(request, response, () => answer(request, response)),
  );
  http.listen(env.PORT, env.HOST, () =>
    process.stdout.write(`${company.name} i utvecklingsläge på ${address}\n`),
  );

  const stop = async () => {
    await vite.close();
    http.close();
    http.closeAllConnections();
    await stock.close();
    await database.close();
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
});

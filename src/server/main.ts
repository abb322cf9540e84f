import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { openDatabase } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { countStock } from "#data/queries/stock.ts";
import { seedDemo } from "#demo/seed.ts";
import { formatNumber } from "#domain/text/number.ts";
import { readEnv } from "./env.ts";
import { listen } from "./http-server.ts";
import { createLog } from "./log.ts";
import { outsideFromEnv } from "./outside-addresses.ts";
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
  stopOnSignal(log, async () => {
    await server.close();
    await database.close();
  });
  // Without its database the server can do nothing but start again: that is the supervisor's work.
  void database.failure.then((error) => {
    log.fatal({ err: error }, "the embedded database stopped");
    process.exit(1);
  });

  await migrate(database);
  if (env.APP_ENV !== "production") await seedDemo(database.db, { today: new Date() });

  const { createSite }: typeof import("./site.ts") = await import(builtSite.href);
  const address = `http://localhost:${server.port}`;
  const site = createSite({
    db: database.db,
    log,
    clock: () => new Date(),
    publicOrigin: env.PUBLIC_ORIGIN ?? address,
    appEnv: env.APP_ENV,
    outside: outsideFromEnv(env),
    clientFiles,
  });
  server.answerWith(getRequestListener(site.fetch, { overrideGlobalObjects: false }));

  const stock = await countStock(database.db);
  process.stdout.write(
    `Milstolpen är igång på ${address} med ${formatNumber(stock.forSale + stock.incoming)} bilar i lager.\n`,
  );
});

import { readEnv } from "#platform/config/env.ts";
import { BackupRefused, backUp } from "#platform/db/backup.ts";
import { runOrExplain } from "#platform/log/run-or-explain.ts";

const usage = "Write where the backup shall lie: npm run backup -- backups/2026-11-16";

await runOrExplain(async () => {
  const [target, ...more] = process.argv.slice(2);
  if (target === undefined || more.length > 0) throw new BackupRefused(usage);
  // biome-ignore lint/style/noProcessEnv: the backup is of the same database as the server's.
  const env = readEnv(process.env);
  if (env.DATABASE_URL) throw new BackupRefused("DATABASE_URL is set: back that database up with pg_dump.");
  await backUp({ dataDir: env.DATA_DIR, target, now: new Date() });
  process.stdout.write(`The backup lies in ${target}.\n`);
}, "The backup failed");

import { readEnv } from "#platform/config/env.ts";
import { BackupRefused, backUp } from "#platform/db/backup.ts";
import { keysInUse } from "#platform/db/backup-keys.ts";
import { runOrExplain } from "#platform/log/run-or-explain.ts";

const usage = "Write where the backup shall lie: npm run backup -- backups/2026-11-16";
const inTheClear =
  "WARNING: it holds the keys of links and of the sign-in in the clear (keys.json): whoever has it can write links of ours. Set BACKUP_PASSPHRASE to have them sealed.";

await runOrExplain(async () => {
  const [target, ...more] = process.argv.slice(2);
  if (target === undefined || more.length > 0) throw new BackupRefused(usage);
  // biome-ignore lint/style/noProcessEnv: the backup is of the same database as the server's.
  const env = readEnv(process.env);
  if (env.DATABASE_URL)
    throw new BackupRefused(
      "DATABASE_URL is set: back that database up with pg_dump, and the settings with it (docs/operating.md).",
    );
  const passphrase = env.BACKUP_PASSPHRASE;
  await backUp({ dataDir: env.DATA_DIR, target, now: new Date(), keys: keysInUse(env), passphrase });
  process.stdout.write(`The backup lies in ${target}.\n`);
  if (!passphrase) process.stderr.write(`${inTheClear}\n`);
}, "The backup failed");

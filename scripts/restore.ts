import { readEnv } from "#platform/config/env.ts";
import { BackupRefused, restore } from "#platform/db/backup.ts";
import { missingKeySettings } from "#platform/db/backup-keys.ts";
import { runOrExplain } from "#platform/log/run-or-explain.ts";

const usage = "Write which backup, and where to: DATA_DIR=/srv/new npm run restore -- backups/2026-11-16";

await runOrExplain(async () => {
  const [source, ...more] = process.argv.slice(2);
  if (source === undefined || more.length > 0) throw new BackupRefused(usage);
  // biome-ignore lint/style/noProcessEnv: restored is what the server will use.
  const env = readEnv(process.env);
  if (env.DATABASE_URL) throw new BackupRefused("DATABASE_URL is set: restore that database with psql.");
  const { at, keys } = await restore({ source, dataDir: env.DATA_DIR, passphrase: env.BACKUP_PASSPHRASE });
  process.stdout.write(`The backup of ${at} is restored in ${env.DATA_DIR}.\n`);
  for (const line of missingKeySettings(keys, env)) process.stdout.write(`${line}\n`);
}, "The restore failed");

import { deleteAccount } from "#platform/auth/idp/record-adapter.ts";
import { removeSecondFactor } from "#platform/auth/idp/second-factors.ts";
import { readUsers } from "#platform/auth/idp/staff-users.ts";
import { EnvironmentError, readEnv } from "#platform/config/env.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openForCommand } from "#platform/db/open-for-command.ts";
import { runOrExplain } from "#platform/log/run-or-explain.ts";
import { insertAudit } from "#platform/staff/audit-log.ts";

const usage =
  "npm run staff-second-factor -- reset anna@example.com takes away the second factor of an account of AUTH_USERS_FILE";

/** For whoever has lost the telephone and the recovery codes; also beside a running server. */
await runOrExplain(async () => {
  const [verb, wanted = "", ...more] = process.argv.slice(2);
  // biome-ignore lint/style/noProcessEnv: the accounts and the database are those of the server.
  const { DATA_DIR, DATABASE_URL, AUTH_USERS_FILE } = readEnv(process.env);
  if (verb !== "reset" || wanted === "" || more.length > 0 || AUTH_USERS_FILE === undefined)
    throw new EnvironmentError(usage);
  const user = readUsers(AUTH_USERS_FILE).find(
    ({ username }) => username.toLowerCase() === wanted.toLowerCase(),
  );
  if (!user) throw new EnvironmentError(`There is no account ${wanted} in AUTH_USERS_FILE.`);
  const database = await openForCommand({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL ?? null });
  try {
    await migrate(database.background);
    const hadOne = await database.db.transaction(async (tx) => {
      const was = await removeSecondFactor(tx, user.id);
      await deleteAccount(tx, user.id);
      const entry = { action: "signIn.factorReset", subject: user.username } as const;
      await insertAudit(tx, { id: "", name: "Driften" }, entry, new Date());
      return was;
    });
    process.stdout.write(
      hadOne
        ? `The second factor of ${user.username} is gone: the next sign-in sets up a new one.\n`
        : `${user.username} had none.\n`,
    );
  } finally {
    await database.close();
  }
}, "The second factor could not be reset");

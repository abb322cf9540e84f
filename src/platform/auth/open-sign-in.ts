import type { RequestListener } from "node:http";
import type { Env } from "#platform/config/env.ts";
import type { Database } from "#platform/db/database.ts";
import type { Logger } from "#platform/log/log.ts";
import { recordSignIn } from "#platform/staff/audit.ts";
import { readStaffFiles } from "#platform/staff/staff-files.ts";
import { demoStaff } from "./idp/demo-staff.ts";
import { openIdp } from "./idp/open-idp.ts";
import { roleLabels } from "./permissions.ts";
import { type SignInClient, signInConfig } from "./sign-in-config.ts";
import { localKeys, remoteKeys, tokenVerifier, type VerifyToken } from "./verify-token.ts";

/** What the site needs to know of signing in. */
export type SiteSignIn = {
  verify: VerifyToken;
  /** Null where nobody can. */
  client: SignInClient | null;
  /** The provider's, where it is not our own. */
  origin: string | null;
  /** Whom a trial can sign in as; empty where the accounts are the operator's. */
  demoUsers: readonly { username: string; name: string; role: string }[];
};

/** Of a site that nobody can sign in to. */
export const noSignIn: SiteSignIn = {
  verify: async () => ({ kind: "off" }),
  client: null,
  origin: null,
  demoUsers: [],
};

type OpenSignIn = {
  signIn: SiteSignIn;
  /** Lets our own provider answer before the site. */
  before: (site: RequestListener) => RequestListener;
};

/** Another's provider by its address, our own, or none. */
export function openSignIn({
  env,
  db,
  publicOrigin,
  clientFiles,
  clock,
  log,
}: {
  env: Env;
  db: Database;
  publicOrigin: string;
  /** Null in development, where Vite makes them. */
  clientFiles: string | null;
  clock: () => Date;
  log: Logger;
}): OpenSignIn {
  const config = signInConfig(env, publicOrigin);
  if (config === null) {
    log.warn("nobody can sign in: neither AUTH_AUTHORITY nor AUTH_USERS_FILE is set");
    return { signIn: noSignIn, before: (site) => site };
  }
  const { rules, keysAt, client, origin } = config;
  if (keysAt !== null) {
    const verify = tokenVerifier(rules, remoteKeys(keysAt), clock);
    return { signIn: { verify, client, origin, demoUsers: [] }, before: (site) => site };
  }
  const styles = () => readStaffFiles(clientFiles).styles;
  const idp = openIdp({
    ...{ env, db, clock, publicOrigin, styles, log },
    // Nobody is kept out because the log cannot be written; the server's own says so.
    recordSignIn: (user, isRight, note) =>
      recordSignIn(db, { user, isRight, note }, clock()).catch((error) =>
        log.error({ err: error }, "a sign-in could not be noted"),
      ),
  });
  const keys = localKeys(async () => ({ keys: (await idp.keys()).public }));
  const users = env.AUTH_USERS_FILE === undefined ? demoStaff : [];
  return {
    signIn: {
      verify: tokenVerifier(rules, keys, clock, idp.isInForce),
      client,
      origin,
      demoUsers: users.map(({ username, name, roles }) => ({
        username,
        name,
        role: roles.map((role) => roleLabels[role]).join(", ") || "Utan roll",
      })),
    },
    before: idp.before,
  };
}

import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { localKeys } from "#platform/auth/idp/idp-keys.ts";
import { openIdp } from "#platform/auth/idp/open-idp.ts";
import { hashedPassword } from "#platform/auth/idp/password.ts";
import { localIds } from "#platform/auth/sign-in-config.ts";
import { readEnv } from "#platform/config/env.ts";
import type { Database } from "#platform/db/database.ts";
import { createLog } from "#platform/log/log.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const publicOrigin = "https://bilar.example";
/** The pair of RFC 7636, appendix B. */
const pkce = {
  verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
  challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
};

type UserRow = { id: string; roles: readonly string[]; secondFactor?: boolean };
type Judged = { username: string | null; isRight: boolean; note: string | undefined };

/** A site in production behind its proxy with users of its own: as many nodes as are opened, on one database. */
export async function ownSignIn(db: Database) {
  const folder = temporaryFolder();
  await localKeys(folder);
  const keysFile = join(folder, "idp-keys.pem");
  const usersFile = join(folder, "users.json");
  const judged: Judged[] = [];
  // It stands still: what waits, waits for the test.
  let now = new Date();
  const clock = () => now;
  const password = "ett långt lösenord";
  const hash = await hashedPassword(password, { N: 1_024, r: 8, p: 1 });

  function writeUsers(rows: readonly UserRow[]): void {
    const users = rows.map((row) => ({
      ...row,
      username: `${row.id}@example.com`,
      name: row.id,
      password: hash,
    }));
    writeFileSync(usersFile, JSON.stringify(users));
  }

  let newest: ReturnType<typeof openIdp> | null = null;

  async function openNode(changes: Record<string, string> = {}): Promise<string> {
    const env = readEnv({
      APP_ENV: "production",
      AUTH_USERS_FILE: usersFile,
      AUTH_KEYS_FILE: keysFile,
      RATE_LIMIT: "off",
      LOG_LEVEL: "silent",
      ...changes,
    });
    const idp = openIdp({
      env,
      db,
      clock,
      publicOrigin,
      styles: () => [],
      recordSignIn: async (user, isRight, note) =>
        void judged.push({ username: user?.username ?? null, isRight, note }),
      log: await createLog(env),
    });
    newest = idp;
    const server = createServer(idp.before((_request, response) => response.writeHead(404).end()));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  return {
    openNode,
    /** What the API asks of a token beside its signature, at the node that was opened last. */
    isInForce: async (token = "") => newest?.isInForce(claimsOf(token)),
    writeUsers,
    judged,
    password,
    clock,
    later: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    /** A new key in front of those there were. */
    addKey: async () => {
      const fresh = join(folder, "newer");
      await localKeys(fresh);
      const pem = readFileSync(join(fresh, "idp-keys.pem"), "utf8");
      writeFileSync(keysFile, pem + readFileSync(keysFile, "utf8"));
    },
  };
}

/** A browser with cookies of its own; `node` may be another for each request. Without an address there is no proxy. */
export function staffBrowser({
  node,
  address = "203.0.113.7",
  origin = publicOrigin,
}: {
  node: () => string;
  address?: string | null;
  origin?: string;
}) {
  const redirect = `${origin}/auth/redirect/`;
  const cookies = new Map<string, string>();

  async function ask(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const answer = await fetch(node() + path.replace(origin, ""), {
      redirect: "manual",
      method: form ? "POST" : "GET",
      headers: {
        accept: "text/html",
        ...(address === null ? {} : { "x-forwarded-for": address }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...headers,
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return {
      status: answer.status,
      location: answer.headers.get("location") ?? "",
      html: await answer.text(),
    };
  }

  /** To the page with the password; or, with a session, back at once. */
  const begin = (more: Record<string, string> = {}) =>
    ask(
      `/idp/auth?${new URLSearchParams({
        client_id: localIds.clientId,
        response_type: "code",
        response_mode: "query",
        redirect_uri: redirect,
        scope: `openid profile ${localIds.backendId}/.default`,
        code_challenge: pkce.challenge,
        code_challenge_method: "S256",
        state: "state",
        nonce: "nonce",
        ...more,
      })}`,
    );

  /** Where a sign-in that is done leads to: the tokens. */
  async function tokens(location: string) {
    const resumed = location.startsWith(redirect) ? { location } : await ask(location);
    const code = new URL(resumed.location).searchParams.get("code") ?? "";
    return token({
      grant_type: "authorization_code",
      code,
      redirect_uri: redirect,
      code_verifier: pkce.verifier,
    });
  }

  async function token(form: Record<string, string>) {
    const { status, html } = await ask(
      "/idp/token",
      { client_id: localIds.clientId, ...form },
      { accept: "application/json" },
    );
    return {
      status,
      ...(JSON.parse(html) as { access_token?: string; refresh_token?: string; error?: string }),
    };
  }

  const signIn = async (username: string, password: string) => {
    const { location } = await begin();
    const answer = await ask(location, { go: "login", username: `${username}@example.com`, password });
    return { ...answer, page: location };
  };

  /** What the page of an app shows while it is set up. */
  const secretOn = (html: string) => /<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1]?.replaceAll(" ", "") ?? "";

  return {
    ask,
    begin,
    signIn,
    secretOn,
    tokens,
    refresh: (refreshToken = "") => token({ grant_type: "refresh_token", refresh_token: refreshToken }),
    cookies,
  };
}

export function claimsOf(token = ""): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { paths } from "#core/paths.ts";
import type { Env } from "#platform/config/env.ts";
import { isBehindProxy } from "#platform/config/env.ts";
import type { Database } from "#platform/db/database.ts";
import { networkOf, requestAddress } from "#platform/http/client-address.ts";
import { isOnThisMachine } from "#platform/http/on-this-machine.ts";
import { strictTransport } from "#platform/http/strict-transport.ts";
import { tokenBuckets } from "#platform/http/token-buckets.ts";
import type { Logger } from "#platform/log/log.ts";
import { idpPath } from "../sign-in-config.ts";
import { type IdpKeys, localKeys, readKeys } from "./idp-keys.ts";
import { logoutScript, onlyHerePage, pageHeaders, tooManyPage } from "./idp-pages.ts";
import { isWeakHash } from "./password.ts";
import { withPublicAddress } from "./public-address.ts";
import { isGrantInForce } from "./record-adapter.ts";
import type { RecordSignIn } from "./sign-in-steps.ts";
import { demoUsers, readUsers } from "./staff-users.ts";

export type LocalIdp = {
  keys: () => Promise<IdpKeys>;
  /** Whether the token of these claims is of somebody who is still signed in, and still one of us. */
  isInForce: (claims: Readonly<Record<string, unknown>>) => Promise<boolean>;
  /** Answers what is below `/idp`, and hands on all else. */
  before: (site: RequestListener) => RequestListener;
};

/** A sign-in is some ten requests; an office begins the day behind one address. */
const requestLimit = { burst: 300, perSecond: 2 };
const maxNetworks = 20_000;

/** Our own provider: nothing of it is loaded before somebody comes to it. */
export function openIdp({
  env,
  db,
  clock,
  publicOrigin,
  styles,
  recordSignIn,
  log,
}: {
  env: Env;
  db: Database;
  clock: () => Date;
  publicOrigin: string;
  styles: () => readonly string[];
  recordSignIn: RecordSignIn;
  log: Logger;
}): LocalIdp {
  const { AUTH_USERS_FILE: usersFile, AUTH_KEYS_FILE: keysFile, DATA_DIR: dataDir } = env;
  // What is wrong in the operator's files stops the start, not the first who signs in.
  const own = usersFile === undefined ? null : readUsers(usersFile);
  const weak = own?.filter(({ password }) => isWeakHash(password)).map(({ username }) => username) ?? [];
  if (weak.length > 0)
    log.warn(
      { users: weak },
      "passwords hashed as it was done before: make them anew, npm run staff-password",
    );
  let readingKeys: Promise<IdpKeys> | null = keysFile === undefined ? null : readKeys(keysFile);
  void readingKeys?.then(({ isWeak }) => {
    if (isWeak) log.warn("the first key of AUTH_KEYS_FILE has less than 3072 bits: put a new one in front");
  });
  const keys = () => {
    readingKeys ??= localKeys(dataDir);
    return readingKeys;
  };
  const origins = originsOf(publicOrigin);
  const https = strictTransport(publicOrigin, {
    hstsMaxAge: env.HSTS_MAX_AGE,
    hstsSubdomains: env.HSTS_SUBDOMAINS === "on",
  });
  const network = new AsyncLocalStorage<string>();
  const networkOfRequest = (request: IncomingMessage) =>
    networkOf(requestAddress(request, isBehindProxy(env)));
  const buckets = tokenBuckets(requestLimit, maxNetworks);

  async function load() {
    const [
      { createProvider, handleByProvider: handOver },
      { interactions },
      { secondFactors },
      { knownBrowsers },
      records,
      loaded,
    ] = await Promise.all([
      import("./provider.ts"),
      import("./interaction.ts"),
      import("./second-factors.ts"),
      import("./known-browser.ts"),
      import("./record-adapter.ts"),
      keys(),
    ]);
    const users = own ?? (await demoUsers());
    const shared = { origins, styles: styles(), users };
    const provider = createProvider({
      ...shared,
      issuer: `${publicOrigin}${idpPath}`,
      redirectPath: paths.signInRedirect(),
      keys: loaded,
      adapter: records.recordAdapter({ db, clock, network: () => network.getStore() ?? "" }),
    });
    const onFailure = (error: unknown) => log.error({ err: error }, "the identity provider failed");
    provider.on("server_error", (_ctx, error) => onFailure(error));
    const interact = interactions({
      ...{ ...shared, provider, db, clock, recordSignIn, onFailure },
      areDemo: own === null,
      factors: secondFactors(db, loaded.sealing, clock),
      browsers: knownBrowsers({
        keys: loaded.cookies,
        isSecure: publicOrigin.startsWith("https:"),
        clock,
      }),
      networkOf: networkOfRequest,
    });
    return (request: IncomingMessage, response: ServerResponse) => {
      withPublicAddress(origins, request);
      if (request.url?.startsWith(`${idpPath}/interaction/`)) void interact(request, response);
      else handOver(provider, request, response);
    };
  }
  let loading: ReturnType<typeof load> | null = null;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (own === null && !isOnThisMachine(request)) return sendPage(response, 403, onlyHerePage(styles()));
    if (request.url === `${idpPath}/logout.js`) return sendScript(response);
    const from = networkOfRequest(request);
    const waitS = env.RATE_LIMIT === "on" ? buckets.consume(from, clock().getTime()) : 0;
    if (waitS > 0) {
      response.setHeader("retry-after", String(waitS));
      return sendPage(response, 429, tooManyPage(styles()));
    }
    loading ??= load();
    try {
      const handle = await loading;
      network.run(from, () => handle(request, response));
    } catch (error) {
      loading = null;
      log.error({ err: error }, "the identity provider could not be loaded");
      response.writeHead(503, { "retry-after": "10" }).end();
    }
  }

  function sendPage(response: ServerResponse, status: number, html: string): void {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...pageHeaders(origins) });
    response.end(html);
  }

  return {
    keys,
    isInForce: async ({ grant, oid }) =>
      typeof grant === "string" &&
      (own === null || own.some(({ id }) => id === oid)) &&
      isGrantInForce(db, grant, clock()),
    before: (site) => (request, response) => {
      const isOurs = request.url === idpPath || request.url?.startsWith(`${idpPath}/`);
      // The site, which says it of all its answers, never sees these.
      if (isOurs && https !== null) response.setHeader("strict-transport-security", https);
      if (isOurs) void handle(request, response);
      else site(request, response);
    },
  };
}

function sendScript(response: ServerResponse): void {
  response.writeHead(200, { ...pageHeaders([]), "content-type": "text/javascript; charset=utf-8" });
  response.end(logoutScript);
}

/** On one's own machine people write either name. */
function originsOf(publicOrigin: string): [string, ...string[]] {
  const url = new URL(publicOrigin);
  if (url.hostname !== "localhost") return [publicOrigin];
  url.hostname = "127.0.0.1";
  return [publicOrigin, url.origin];
}

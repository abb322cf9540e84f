import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { paths } from "#core/paths.ts";
import type { Env } from "#platform/config/env.ts";
import { isBehindProxy } from "#platform/config/env.ts";
import type { Logger } from "#platform/log/log.ts";
import { idpPath } from "../sign-in-config.ts";
import { type IdpKeys, ownKeys, readKeys } from "./idp-keys.ts";
import { logoutScript, onlyHerePage, pageHeaders } from "./idp-pages.ts";
import type { NoteSignIn } from "./interaction.ts";
import { isOnThisMachine } from "./on-this-machine.ts";
import { demoUsers, readUsers } from "./staff-users.ts";

type Needs = {
  env: Env;
  publicOrigin: string;
  styles: () => readonly string[];
  noteSignIn: NoteSignIn;
  log: Logger;
};
export type OwnIdp = {
  keys: () => Promise<IdpKeys>;
  /** Answers what is below `/idp`, and hands on all else. */
  before: (site: RequestListener) => RequestListener;
};

/** Our own provider: nothing of it is loaded before somebody comes to it. [IDP-1] */
export function openIdp({ env, publicOrigin, styles, noteSignIn, log }: Needs): OwnIdp {
  const { AUTH_USERS_FILE: usersFile, AUTH_KEYS_FILE: keysFile, DATA_DIR: dataDir } = env;
  // What is wrong in the operator's files stops the start, not the first who signs in.
  const own = usersFile === undefined ? null : readUsers(usersFile);
  let readingKeys: Promise<IdpKeys> | null = keysFile === undefined ? null : readKeys(keysFile);
  const keys = () => {
    readingKeys ??= ownKeys(dataDir);
    return readingKeys;
  };
  const origins = originsOf(publicOrigin);

  async function load() {
    const [{ createProvider, handOver }, { interactions }, loaded] = await Promise.all([
      import("./provider.ts"),
      import("./interaction.ts"),
      keys(),
    ]);
    const users = own ?? demoUsers();
    const shared = { origins, styles: styles(), users };
    const provider = createProvider({
      ...shared,
      issuer: `${publicOrigin}${idpPath}`,
      redirectPath: paths.signInRedirect(),
      keys: loaded,
      isBehindProxy: isBehindProxy(env),
    });
    provider.on("server_error", (_ctx, error) => log.error({ err: error }, "the identity provider failed"));
    const interact = interactions({
      ...shared,
      provider,
      areDemo: own === null,
      noteSignIn,
      addressOf: ({ socket }) => socket.remoteAddress ?? "",
    });
    return (request: IncomingMessage, response: ServerResponse) =>
      request.url?.startsWith(`${idpPath}/interaction/`)
        ? void interact(request, response)
        : handOver(provider, request, response);
  }
  let loading: ReturnType<typeof load> | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (own === null && !isOnThisMachine(request)) return refuse(response, onlyHerePage(styles()));
    if (request.url === `${idpPath}/logout.js`) return sendScript(response);
    loading ??= load();
    try {
      (await loading)(request, response);
    } catch (error) {
      loading = null;
      log.error({ err: error }, "the identity provider could not be loaded");
      response.writeHead(503, { "retry-after": "10" }).end();
    }
  }

  function refuse(response: ServerResponse, html: string): void {
    response.writeHead(403, { "content-type": "text/html; charset=utf-8", ...pageHeaders(origins) });
    response.end(html);
  }

  return {
    keys,
    before: (site) => (request, response) => {
      const isOurs = request.url === idpPath || request.url?.startsWith(`${idpPath}/`);
      if (isOurs) void answer(request, response);
      else site(request, response);
    },
  };
}

function sendScript(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/javascript", "x-content-type-options": "nosniff" });
  response.end(logoutScript);
}

/** On one's own machine people write either name. */
function originsOf(publicOrigin: string): string[] {
  const url = new URL(publicOrigin);
  if (url.hostname !== "localhost") return [publicOrigin];
  url.hostname = "127.0.0.1";
  return [publicOrigin, url.origin];
}

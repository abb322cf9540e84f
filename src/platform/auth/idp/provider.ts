import type { IncomingMessage, ServerResponse } from "node:http";
import Provider, {
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
} from "oidc-provider";
import { isAuthorizationRequest } from "../authorization-request.ts";
import { idpPath, localIds, usualScope } from "../sign-in-config.ts";
import { providerCookies } from "./cookie-names.ts";
import type { IdpKeys } from "./idp-keys.ts";
import { errorPage, loggedOutPage, logoutPage, pageHeaders } from "./idp-pages.ts";
import type { recordAdapter } from "./record-adapter.ts";
import type { StaffUser } from "./staff-users.ts";

const hour = 3_600;
/** As Entra ID gives a page: a day, and no more however often it is renewed. */
const refreshSeconds = 24 * hour;
const resource = `api://${localIds.backendId}`;
const scope = `${localIds.backendId}/.default`;

export type { Provider };

/** Our own identity provider, as Entra ID looks from outside: the same claims, the same shapes. */
export function createProvider({
  issuer,
  origins,
  redirectPath,
  users,
  keys,
  adapter,
  styles,
}: {
  issuer: string;
  /** The addresses that the site is reached by. */
  origins: readonly string[];
  redirectPath: string;
  users: readonly StaffUser[];
  keys: IdpKeys;
  adapter: ReturnType<typeof recordAdapter>;
  styles: readonly string[];
}) {
  const userOf = (id: unknown) => users.find((user) => user.id === id);
  const claimsOf = ({ id, name, username, roles }: StaffUser) => ({
    oid: id,
    tid: localIds.tenantId,
    ver: "2.0",
    name,
    preferred_username: username,
    roles: [...roles],
  });
  const configuration: Configuration = {
    adapter: adapter as unknown as NonNullable<Configuration["adapter"]>,
    jwks: { keys: keys.private as NonNullable<Configuration["jwks"]>["keys"] },
    cookies: {
      keys: keys.cookies,
      ...providerCookies(issuer.startsWith("https:")),
    },
    clients: [
      {
        client_id: localIds.clientId,
        application_type: "web",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: origins.map((origin) => origin + redirectPath),
        post_logout_redirect_uris: origins.map((origin) => origin + redirectPath),
      },
    ],
    responseTypes: ["code"],
    pkce: { required: () => true },
    scopes: ["openid", "profile", "offline_access"],
    claims: {
      openid: ["sub", "oid", "tid", "ver"],
      profile: ["name", "preferred_username", "roles"],
    },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      claimsParameter: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: { enabled: false },
      introspection: { enabled: false },
      resourceIndicators: {
        enabled: true,
        // MSAL never names a resource: its scope does.
        defaultResource: (ctx, _client, oneOf) =>
          oneOf ?? (scopesOf(ctx).includes(scope) ? resource : (undefined as unknown as string)),
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, matching) => {
          if (matching !== resource) throw new errors.InvalidTarget();
          return {
            scope,
            audience: localIds.backendId,
            accessTokenFormat: "jwt",
            accessTokenTTL: hour,
            jwt: { sign: { alg: "RS256" } },
          };
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = logoutPage(form, styles);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = loggedOutPage(styles);
        },
      },
    },
    // A page of our own gets a refresh token without asking for `offline_access`, which would need a consent.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    expiresWithSession: () => true,
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      IdToken: hour,
      Interaction: hour / 4,
      Session: 8 * hour,
      Grant: refreshSeconds,
      // biome-ignore lint/correctness/noComponentHookFactories: the name of a setting, no component.
      RefreshToken: (ctx) =>
        Math.max(1, ctx?.oidc?.entities?.RotatedRefreshToken?.remainingTTL ?? refreshSeconds),
    },
    extraTokenClaims: (_ctx, token) => {
      const user = userOf("accountId" in token ? token.accountId : undefined);
      const grant = "grantId" in token ? { grant: token.grantId } : {};
      return user && { ...claimsOf(user), ...grant, azp: localIds.clientId, scp: usualScope };
    },
    findAccount: (_ctx, id, token) => {
      const user = userOf(id);
      // Whoever became one who needs a second factor signs in anew: a refresh token of before does not do.
      if (user && token && "amr" in token && !isEnough(user, token.amr)) return undefined;
      return user && { accountId: user.id, claims: () => ({ sub: user.id, ...claimsOf(user) }) };
    },
    loadExistingGrant: (ctx) => impliedGrant(ctx),
    interactions: {
      policy: policyFor(userOf),
      url: (_ctx, { uid }) => `${idpPath}/interaction/${uid}`,
    },
    renderError: (ctx, { error }) => {
      ctx.type = "html";
      ctx.body = errorPage(error, styles);
    },
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
  };
  const provider = new Provider(issuer, configuration);
  // Where we are is written into each request before it comes here: `public-address.ts`.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    ctx.set(pageHeaders(origins));
    // The provider itself takes one without a state, which an answer could not be told from another's by.
    if (ctx.path === "/auth" && ctx.method === "GET" && !isAuthorizationRequest(ctx.URL.searchParams)) {
      ctx.status = 400;
      ctx.type = "html";
      ctx.body = errorPage("invalid_request", styles);
      return;
    }
    await next();
    answerLikeEntra(ctx as unknown as KoaContextWithOIDC);
  });
  return provider;
}

const scopesOf = (ctx: KoaContextWithOIDC) => String(ctx.oidc.params?.scope ?? "").split(" ");

/** Like Entra ID: a hint that names another than the session's user never gives that user's tokens. */
function policyFor(userOf: (id: unknown) => StaffUser | undefined) {
  const { Check, Prompt, base } = interactionPolicy;
  const policy = base();
  policy.add(new Prompt({ name: "select_account", requestable: true }), 0);
  policy.get("login")?.checks.add(
    new Check("login_hint_mismatch", "the session is another user's", "login_required", (ctx) => {
      const { params, session } = ctx.oidc;
      const hint = params?.login_hint;
      if (!hint || !session?.accountId) return Check.NO_NEED_TO_PROMPT;
      const isSame = userOf(session.accountId)?.username.toLowerCase() === String(hint).toLowerCase();
      return isSame ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
    }),
  );
  policy.get("login")?.checks.add(
    new Check("second_factor", "the session lacks a second factor", "login_required", ({ oidc }) => {
      const user = userOf(oidc.session?.accountId);
      return user && !isEnough(user, oidc.session?.amr) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
}

/** Whether somebody has proved as much as their account asks for. */
function isEnough({ needsSecondFactor }: StaffUser, amr: unknown): boolean {
  return !needsSecondFactor || (Array.isArray(amr) && amr.includes("mfa"));
}

/** The one site that asks is ours: nobody has to consent to it. */
async function impliedGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider, result } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const id = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const before = id ? await provider.Grant.find(id) : undefined;
  if (before && before.accountId === session.accountId) return before;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope("openid profile offline_access");
  grant.addResourceScope(resource, scope);
  await grant.save();
  return grant;
}

/** What MSAL reads beside the standard: whose token it is, and for how long the refresh token is good. */
function answerLikeEntra(ctx: KoaContextWithOIDC): void {
  const { oidc, body, status } = ctx;
  if (oidc?.route !== "token" || status !== 200 || typeof body !== "object" || body === null) return;
  const tokens = body as Record<string, unknown>;
  const { RefreshToken: refreshToken, Account: account } = oidc.entities;
  if (refreshToken) tokens.refresh_token_expires_in = refreshToken.remainingTTL;
  if (account) {
    const info = JSON.stringify({ uid: account.accountId, utid: localIds.tenantId });
    tokens.client_info = Buffer.from(info).toString("base64url");
  }
}

/** The provider finds out where it is mounted from the address as it was. */
export function handleByProvider(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { url = "/" } = request;
  Object.assign(request, { originalUrl: url });
  request.url = url.slice(idpPath.length) || "/";
  provider.callback()(request, response);
}

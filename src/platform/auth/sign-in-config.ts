import type { Env } from "#platform/config/env.ts";
import { backendScope } from "./account.ts";
import type { TokenRules } from "./verify-token.ts";

/** The settings that the browser gets: nothing of it is secret. */
export type SignInClient = {
  clientId: string;
  authority: string;
  knownAuthorities: readonly string[];
  protocol: "AAD" | "OIDC";
  /** Where the provider answers, as JSON; only of our own, which then need not be asked for it over https. */
  authorityMetadata: string | null;
  scope: string;
};

export type SignInConfig = {
  rules: TokenRules;
  /** Where the keys of another's provider are; null for our own. */
  keysAt: string | null;
  client: SignInClient;
  /** The provider's origin, which pages that sign in may speak to; null for our own. */
  origin: string | null;
};

/** Ids in the shape of Entra ID's, so that nothing else differs. */
export const localIds = {
  tenantId: "00000000-0000-4000-8000-00000000d000",
  clientId: "00000000-0000-4000-8000-00000000c000",
  backendId: "00000000-0000-4000-8000-00000000a000",
} as const;

/** Where our own provider answers. */
export const idpPath = "/idp";
/** What a token that we may use names. */
export const usualScope = "access_as_user";

type SignInEnv = Pick<
  Env,
  | "APP_ENV"
  | "AUTH_AUTHORITY"
  | "AUTH_CLIENT_ID"
  | "AUTH_API_APP_ID"
  | "AUTH_ISSUER"
  | "AUTH_JWKS_URI"
  | "AUTH_API_SCOPE"
  | "AUTH_USERS_FILE"
>;

/**
 * Entra ID, or another provider that lays out its addresses so, where the operator names it; else our own. In production
 * our own needs the operator's users and keys: without either nobody can sign in, and the site is as it is.
 */
export function signInConfig(env: SignInEnv, publicOrigin: string): SignInConfig | null {
  const { AUTH_AUTHORITY: named, AUTH_CLIENT_ID: clientId, AUTH_API_APP_ID: backendId } = env;
  if (named !== undefined && clientId !== undefined && backendId !== undefined) {
    const authority = named.replace(/\/$/, "");
    return {
      rules: {
        issuer: env.AUTH_ISSUER ?? `${authority}/v2.0`,
        audience: backendId,
        clientIds: [clientId],
        scope: env.AUTH_API_SCOPE ?? usualScope,
      },
      keysAt: env.AUTH_JWKS_URI ?? `${authority}/discovery/v2.0/keys`,
      client: {
        clientId,
        authority,
        knownAuthorities: [new URL(authority).host],
        protocol: "AAD",
        authorityMetadata: null,
        scope: backendScope(backendId),
      },
      origin: new URL(authority).origin,
    };
  }
  return env.APP_ENV === "production" && env.AUTH_USERS_FILE === undefined ? null : localConfig(publicOrigin);
}

function localConfig(publicOrigin: string): SignInConfig {
  const issuer = `${publicOrigin}${idpPath}`;
  // MSAL takes only https. With its metadata at hand it never dials the authority: on plain http this is but a name.
  const authority = issuer.replace(/^http:/, "https:");
  return {
    rules: {
      issuer,
      audience: localIds.backendId,
      clientIds: [localIds.clientId],
      scope: usualScope,
    },
    keysAt: null,
    client: {
      clientId: localIds.clientId,
      authority,
      knownAuthorities: [new URL(authority).host],
      protocol: "OIDC",
      authorityMetadata: JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        end_session_endpoint: `${issuer}/session/end`,
        jwks_uri: `${issuer}/jwks`,
      }),
      scope: backendScope(localIds.backendId),
    },
    origin: null,
  };
}

import { type Configuration, ProtocolMode } from "@azure/msal-browser";
import { paths } from "#core/paths.ts";
import { signInSettings } from "#platform/auth/sign-in-settings.ts";
import type { PageSignIn } from "./sign-in-settings.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The addresses of our own provider under the name that was typed, localhost or 127.0.0.1: one origin, one set of cookies. */
function metadataHere(metadata: string, origin: string): string {
  const endpoints: Record<string, string> = JSON.parse(metadata);
  const here = Object.entries(endpoints).map(([name, value]) => [
    name,
    name === "issuer" ? value : origin + new URL(value).pathname,
  ]);
  return JSON.stringify(Object.fromEntries(here));
}

/** The limits of the contract, as MSAL is told them. */
export function msalConfiguration(settings: PageSignIn, origin: string): Configuration {
  const { clientId, authority, knownAuthorities, authorityMetadata, protocol } = settings;
  const redirectUri = origin + paths.signInRedirect();
  return {
    auth: {
      clientId,
      authority,
      knownAuthorities,
      ...(authorityMetadata === null ? {} : { authorityMetadata: metadataHere(authorityMetadata, origin) }),
      redirectUri,
      postLogoutRedirectUri: redirectUri,
      // Our own provider drops `offline_access` unless somebody consents, and then refuses it with every refresh.
      ...(protocol === "OIDC" ? { OIDCOptions: { defaultScopes: ["openid", "profile"] } } : {}),
    },
    cache: {
      cacheLocation: signInSettings.cacheLocation,
      cacheRetentionDays: signInSettings.memoryRetentionMilliseconds / dayMs,
    },
    system: {
      protocolMode: ProtocolMode[protocol],
      // The broker of the machine comes first where there is one; it speaks for Entra ID alone.
      allowPlatformBroker: protocol === "AAD",
      nativeBrokerHandshakeTimeout: signInSettings.brokerHandshakeMilliseconds,
      iframeBridgeTimeout: signInSettings.hiddenFrameTimeoutMilliseconds,
      tokenRenewalOffsetSeconds: signInSettings.refreshTokenOffsetSeconds,
    },
  };
}

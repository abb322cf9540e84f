import {
  type AccountInfo,
  AuthError,
  type Configuration,
  ProtocolMode,
  PublicClientApplication,
} from "@azure/msal-browser";
import { paths } from "#core/paths.ts";
import { signInSettings } from "#platform/auth/sign-in-settings.ts";
import { tokenAccount } from "#platform/auth/token-account.ts";
import type { PageSignIn } from "./sign-in-settings.ts";

/** The addresses of our own provider under the name that was typed, localhost or 127.0.0.1: one origin, one set of cookies. */
function metadataHere(metadata: string): string {
  const endpoints: Record<string, string> = JSON.parse(metadata);
  const here = Object.entries(endpoints).map(([name, value]) => [
    name,
    name === "issuer" ? value : location.origin + new URL(value).pathname,
  ]);
  return JSON.stringify(Object.fromEntries(here));
}

function configuration(settings: PageSignIn): Configuration {
  const { clientId, authority, knownAuthorities, authorityMetadata, protocol } = settings;
  const redirectUri = location.origin + paths.signInRedirect();
  return {
    auth: {
      clientId,
      authority,
      knownAuthorities,
      ...(authorityMetadata === null ? {} : { authorityMetadata: metadataHere(authorityMetadata) }),
      redirectUri,
      postLogoutRedirectUri: redirectUri,
      // Our own provider drops `offline_access` unless somebody consents, and then refuses it with every refresh.
      ...(protocol === "OIDC" ? { OIDCOptions: { defaultScopes: ["openid", "profile"] } } : {}),
    },
    cache: { cacheLocation: signInSettings.cacheLocation },
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

export type OpenMsal = Awaited<ReturnType<typeof openMsal>>;

/** The only file that knows MSAL; loaded when somebody signs in, or has. */
export async function openMsal(settings: PageSignIn) {
  const client = new PublicClientApplication(configuration(settings));
  const scopes = [settings.scope];
  await client.initialize();
  let startError: string | null = null;
  try {
    const result = await client.handleRedirectPromise();
    if (result?.account) client.setActiveAccount(result.account);
  } catch (error) {
    startError = errorCode(error);
  }
  // Left behind by a sign-out; the next Back would be taken for an answer that nobody asked for.
  sessionStorage.removeItem(`msal.${settings.clientId}.urlHash`);

  const currentAccount = () => tokenAccount(client.getActiveAccount(), client.getAllAccounts());
  const account = (): AccountInfo | null => {
    const activeAccount = currentAccount();
    return activeAccount.ok ? activeAccount.value : null;
  };
  return {
    startError,
    account,
    signIn: (loginHint?: string) =>
      client.loginRedirect({
        scopes,
        redirectStartPage: location.href,
        ...(loginHint === undefined ? {} : { loginHint, prompt: "login" }),
      }),
    signOut: () => {
      const who = account();
      return client.logoutRedirect({ account: who, ...(who?.idToken ? { idTokenHint: who.idToken } : {}) });
    },
    /** Broker, cache, refresh token, hidden frame: MSAL keeps that order. */
    token: async (forceRefresh: boolean): Promise<string> => {
      const activeAccount = currentAccount();
      if (!activeAccount.ok) throw new Error(activeAccount.message);
      const { accessToken } = await client.acquireTokenSilent({
        scopes,
        account: activeAccount.value,
        forceRefresh,
      });
      return accessToken;
    },
    /** Forgets whoever was signed in, here alone. */
    forget: () => client.clearCache(),
  };
}

/** The code that the catalogue of errors knows; an error's own words where it has none. */
export function errorCode(error: unknown): string {
  return error instanceof AuthError
    ? error.errorCode
    : String(error instanceof Error ? error.message : error);
}

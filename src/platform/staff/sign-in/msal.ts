import { type AccountInfo, AuthError, PublicClientApplication } from "@azure/msal-browser";
import { signInSettings } from "#platform/auth/sign-in-settings.ts";
import { tokenAccount } from "#platform/auth/token-account.ts";
import { msalConfiguration } from "./msal-configuration.ts";
import type { PageSignIn } from "./sign-in-settings.ts";

export type OpenMsal = Awaited<ReturnType<typeof openMsal>>;

/** With its configuration the only file that knows MSAL; loaded when somebody signs in, or has. */
export async function openMsal(settings: PageSignIn) {
  const client = new PublicClientApplication(msalConfiguration(settings, location.origin));
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
        refreshTokenExpirationOffsetSeconds: signInSettings.refreshTokenOffsetSeconds,
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

import { paths } from "#core/paths.ts";
import { messages } from "#core/text/messages.ts";
import type { Account } from "#platform/auth/account.ts";
import { type Interaction, isSignedIn } from "#platform/auth/interaction.ts";
import { findSignInError, resolveSignInError } from "#platform/auth/sign-in-error.ts";
import { refusedResponseKey, signedInHereKey, staffHereKey } from "#platform/auth/sign-in-marks.ts";
import { writeStored } from "#platform/browser/storage.ts";
import { returnPathKey } from "./footer-link.ts";
import type { OpenMsal } from "./msal.ts";
import { readSignIn } from "./sign-in-settings.ts";

/** `error` is a code of the catalogue, or of the answer of a call. */
export type Session = {
  interaction: Interaction;
  account: (Pick<Account, "username"> & { name: string }) | null;
  error: string | null;
};

/** Without it nothing of MSAL is loaded. */
const flag = {
  isSet: () => sessionStorage.getItem(signedInHereKey) === "1",
  set: () => sessionStorage.setItem(signedInHereKey, "1"),
  clear: () => sessionStorage.removeItem(signedInHereKey),
};

let session: Session = { interaction: flag.isSet() ? "startup" : "none", account: null, error: null };
const listeners = new Set<() => void>();

function become(change: Partial<Session>): void {
  session = { ...session, ...change };
  for (const listener of listeners) listener();
}

export const readSession = () => session;
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let loading: Promise<OpenMsal> | null = null;

async function load(): Promise<OpenMsal> {
  const settings = readSignIn();
  if (settings === null) throw new Error("sign_in_off");
  const { openMsal } = await import("./msal.ts");
  return openMsal(settings);
}

function msal(): Promise<OpenMsal> {
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function codeOf(error: unknown): Promise<string> {
  const { errorCode } = await import("./msal.ts").catch(() => ({ errorCode: String }));
  return errorCode(error);
}

const isBackNavigation = () =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type ===
  "back_forward";

/** What is rethrown is shown; what is muted is not. */
function shownError(code: string | null): string | null {
  const errorText = code === null ? null : findSignInError(code, "redirect");
  if (errorText === null) return code;
  const { do: outcome } = resolveSignInError(errorText, {
    source: null,
    isBackNavigation: isBackNavigation(),
  });
  return outcome === "mute" ? null : code;
}

/**
 * Once, at the start: who has not signed in in this tab loads nothing. `next` is what whoever is in does at once: until then
 * nothing is shown to them, and no call is made that would ask the provider for a token meanwhile.
 */
export async function resume(next: Interaction = "none"): Promise<void> {
  const isRefused = sessionStorage.getItem(refusedResponseKey) !== null;
  sessionStorage.removeItem(refusedResponseKey);
  // Whoever begun that sign-in begins anew: what is left of it could be taken for another.
  if (isRefused) flag.clear();
  if (isRefused) become({ interaction: "none", error: "state_not_found" });
  if (!flag.isSet()) return;
  try {
    const { account, startError } = await msal();
    const who = account();
    if (who) writeStored(staffHereKey, "1");
    else flag.clear();
    become({
      interaction: who ? next : "none",
      account: who && { username: who.username, name: who.name ?? who.username },
      error: shownError(startError),
    });
  } catch (error) {
    flag.clear();
    become({ interaction: "none", account: null, error: await codeOf(error) });
  }
}

/** At the start of a page: what the footer's link is to do there, in or out, and the way back afterwards. */
export async function start(from: string | null): Promise<void> {
  const back = location.pathname === paths.signIn() ? sessionStorage.getItem(returnPathKey) : null;
  sessionStorage.removeItem(returnPathKey);
  await resume(from === null ? (back === null ? "none" : "startup") : "signOut");
  const { account, error } = session;
  if (from === null) {
    if (account !== null && back !== null) location.replace(back);
    return;
  }
  if (isSignedIn(session)) return signOut();
  if (error !== null) return;
  sessionStorage.setItem(returnPathKey, from);
  return signIn();
}

/** Leads away to the provider, and back to this very page. */
export async function signIn(loginHint?: string): Promise<void> {
  become({ interaction: "signIn", error: null });
  try {
    const client = await msal();
    flag.set();
    await client.signIn(loginHint);
  } catch (error) {
    flag.clear();
    become({ interaction: "none", error: await codeOf(error) });
  }
}

export async function signOut(): Promise<void> {
  become({ interaction: "signOut", error: null });
  try {
    const client = await msal();
    flag.clear();
    writeStored(staffHereKey, null);
    await client.signOut();
  } catch (error) {
    become({ interaction: "none", error: await codeOf(error) });
  }
}

/** Nobody is signed in any more, as a call has found out: what was written stays on the page. */
export function endSession(error: string): void {
  become({ error });
}

/** The bearer token of a staff call; without an account 'Unauthorized'. */
export async function apiToken({ forceRefresh = false } = {}): Promise<string> {
  if (!flag.isSet()) throw new Error(messages.unauthorized);
  const client = await msal();
  return client.token(forceRefresh);
}

/** Whether only the user can help. */
export async function needsSignIn(error: unknown): Promise<string | null> {
  const code = await codeOf(error);
  if (code === "login_required" || code === "interaction_required" || code === messages.unauthorized)
    return code;
  const errorText = findSignInError(code, "silent");
  if (errorText === null) return null;
  const resolution = resolveSignInError(errorText, { source: "hiddenFrame", isBackNavigation: false });
  return resolution.do === "signInByRedirect" ? code : null;
}
export { codeOf as signInErrorCode };

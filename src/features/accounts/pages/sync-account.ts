import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { markerCookieOf, markerIn } from "#features/visitors/rules/signed-in-marker.ts";
import { createClient } from "#platform/browser/client.ts";
import { csrfHeader } from "#platform/http/request-forgery.ts";
import {
  type AccountState,
  accountOfBrowser,
  accountState,
  browserWithAccount,
} from "../rules/merge-account.ts";
import { myPaths } from "../rules/my-paths.ts";
import { accountChanged } from "./account-changed.ts";

const client = createClient();

/** Hearts are pressed one after the other; one call tells of them all. */
const restMs = 1_000;

/** Brings what this browser has saved in step with the account, now and after each change. Returns how to stop. */
export function startAccountSync(): () => void {
  let synced = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const savedState = () => {
    const { state } = browserStore.getState();
    return state ? JSON.stringify([state.favorites, state.advertFilter.queryHistory]) : synced;
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), restMs);
  };
  async function run(): Promise<void> {
    if (isRunning) return later();
    isRunning = true;
    // What fails now is sent with the next change, or on the next page.
    const isAllSynced = await syncOnce(savedState).catch(() => true);
    synced = savedState();
    isRunning = false;
    if (!isAllSynced) later();
  }
  void run();
  const unsubscribe = browserStore.subscribe(() => {
    if (savedState() !== synced && !isRunning) later();
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/**
 * Hears first, so that searches that are known keep their times; then tells, and takes what both have. False where the visitor
 * has changed something meanwhile, which is yet to be told.
 */
async function syncOnce(savedState: () => string): Promise<boolean> {
  const account = await call("GET");
  await changeBrowserState((state) => state);
  const { state } = browserStore.getState();
  if (!account || !state) return true;
  const synced = savedState();
  const both = await call("POST", accountOfBrowser(state, account.searches, Date.now()));
  if (!both) return true;
  let isAllSynced = true;
  await changeBrowserState((now) => {
    isAllSynced = savedState() === synced;
    return browserWithAccount(now, both, Date.now());
  });
  if (JSON.stringify(both) !== JSON.stringify(account)) dispatchEvent(new Event(accountChanged));
  return isAllSynced;
}

async function call(method: "GET" | "POST", body?: AccountState): Promise<AccountState | null> {
  const options = { headers: { [csrfHeader]: markerIn(document.cookie) ?? "" } };
  const outcome = await (method === "GET"
    ? client.get(myPaths.sync(), options)
    : client.write("POST", myPaths.sync(), body, options));
  if (outcome.status === "success") return accountState.parse(outcome.data);
  // Signed out from another device: nothing is asked any more.
  if (outcome.code === 401) removeMarker(location.protocol === "https:");
  return null;
}

function removeMarker(isSecure: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to remove one is not in every browser.
  document.cookie = `${markerCookieOf(isSecure)}=; path=/; max-age=0${isSecure ? "; secure" : ""}`;
}

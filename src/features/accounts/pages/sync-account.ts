import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { markerCookie, markerIn } from "#features/visitors/rules/member-marker.ts";
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
export function keepInSync(): () => void {
  let told = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const saved = () => {
    const { state } = browserStore.getState();
    return state ? JSON.stringify([state.favorites, state.advertFilter.queryHistory]) : told;
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), restMs);
  };
  async function run(): Promise<void> {
    if (isRunning) return later();
    isRunning = true;
    // What fails now is told with the next change, or on the next page.
    const isAllTold = await syncOnce(saved).catch(() => true);
    told = saved();
    isRunning = false;
    if (!isAllTold) later();
  }
  void run();
  const unsubscribe = browserStore.subscribe(() => {
    if (saved() !== told && !isRunning) later();
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
async function syncOnce(saved: () => string): Promise<boolean> {
  const known = await call("GET");
  await changeBrowserState((state) => state);
  const { state } = browserStore.getState();
  if (!known || !state) return true;
  const told = saved();
  const both = await call("POST", accountOfBrowser(state, known.searches, Date.now()));
  if (!both) return true;
  let isAllTold = true;
  await changeBrowserState((now) => {
    isAllTold = saved() === told;
    return browserWithAccount(now, both, Date.now());
  });
  if (JSON.stringify(both) !== JSON.stringify(known)) dispatchEvent(new Event(accountChanged));
  return isAllTold;
}

async function call(method: "GET" | "POST", body?: AccountState): Promise<AccountState | null> {
  const options = { headers: { [csrfHeader]: markerIn(document.cookie) ?? "" } };
  const outcome = await (method === "GET"
    ? client.get(myPaths.sync(), options)
    : client.write("POST", myPaths.sync(), body, options));
  if (outcome.status === "success") return accountState.parse(outcome.data);
  // Signed out from another device: nothing is asked any more.
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to remove one is not in every browser.
  if (outcome.code === 401) document.cookie = `${markerCookie}=; path=/; max-age=0`;
  return null;
}

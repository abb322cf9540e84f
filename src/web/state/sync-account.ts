import { myPaths } from "#domain/my-pages/my-paths.ts";
import { markerCookie, markerIn } from "#domain/visitor/member-marker.ts";
import {
  type AccountState,
  accountOfBrowser,
  accountState,
  browserWithAccount,
} from "#domain/visitor/merge-account.ts";
import { csrfHeader } from "#domain/visitor/request-forgery.ts";
import { browserStore } from "./browser-store.ts";
import { changeBrowserState } from "./visit.ts";

/** Hearts are pressed one after the other; one call tells of them all. */
const restMs = 1_000;

/** Brings what this browser has saved in step with the account, now and after each change. Returns how to stop. [SYNC-1] */
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
    await syncOnce().catch(() => {});
    told = saved();
    isRunning = false;
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

/** Hears first, so that searches that are known keep their times; then tells, and takes what both have. [MERGE-4] */
async function syncOnce(): Promise<void> {
  const known = await call("GET");
  await changeBrowserState((state) => state);
  const { state } = browserStore.getState();
  if (!known || !state) return;
  const both = await call("POST", accountOfBrowser(state, known.searches, Date.now()));
  if (both) await changeBrowserState((now) => browserWithAccount(now, both, Date.now()));
}

async function call(method: "GET" | "POST", body?: AccountState): Promise<AccountState | null> {
  const answer = await fetch(myPaths.sync(), {
    method,
    headers: { "content-type": "application/json", [csrfHeader]: markerIn(document.cookie) ?? "" },
    ...(body && { body: JSON.stringify(body) }),
  });
  // Signed out from another device: nothing is asked any more.
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to remove one is not in every browser.
  if (answer.status === 401) document.cookie = `${markerCookie}=; path=/; max-age=0`;
  if (!answer.ok) return null;
  return accountState.parse(await answer.json());
}

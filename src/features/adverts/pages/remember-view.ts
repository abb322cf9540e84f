import { consentStore } from "#features/visitors/pages/consent-store.ts";
import { allows } from "#features/visitors/rules/consent.ts";

const mayRemember = () => allows(consentStore.getState().answer, "visitedAdverts");

/**
 * The advert in front of somebody is noted now, or when they say yes while they look at it. Returns how to stop waiting for
 * that.
 */
export function rememberOnceAllowed(plate: string): () => void {
  if (mayRemember()) {
    void rememberView(plate);
    return () => {};
  }
  const stop = consentStore.subscribe(() => {
    if (!mayRemember()) return;
    stop();
    void rememberView(plate);
  });
  return stop;
}

/** An advert that was seen; without a yes to statistics nothing is noted, not even in memory. */
export async function rememberView(plate: string): Promise<void> {
  if (!mayRemember()) return;
  // Where the code cannot be fetched nothing is remembered, as everywhere.
  const rules = await import("./note-view.ts").catch(() => null);
  await rules?.noteView(plate, Date.now());
}

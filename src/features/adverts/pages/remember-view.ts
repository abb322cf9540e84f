import { consentStore } from "#features/visitors/pages/consent-store.ts";
import { allows } from "#features/visitors/rules/consent.ts";

/** An advert that was seen; without a yes to statistics nothing is noted, not even in memory. [VIEW-9] */
export async function rememberView(plate: string): Promise<void> {
  if (!allows(consentStore.getState().answer, "visitedAdverts")) return;
  // Where the code cannot be fetched nothing is remembered, as everywhere. [BREAK-1]
  const rules = await import("./note-view.ts").catch(() => null);
  await rules?.noteView(plate, Date.now());
}

import { paths } from "#core/paths.ts";
import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { createClient } from "#platform/browser/client.ts";
import type { SharedList } from "../rules/favorites.ts";

const favorites = () => browserStore.getState().state?.favorites;
const plates = () => favorites()?.favoriteCars.map(({ licenseplate }) => licenseplate) ?? [];

const client = createClient();

async function send(
  method: "POST" | "PUT" | "DELETE",
  to: string,
  values: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const outcome = await client.write(method, to, values, { keepalive: true });
  if (outcome.status !== "success") throw new Error(`The shared list answers ${outcome.code}`);
  return outcome.data;
}

const remember = (shared: SharedList | undefined) =>
  changeBrowserState((state) => {
    const { shared: _before, ...favorites } = state.favorites;
    return { ...state, favorites: shared ? { ...favorites, shared } : favorites };
  });

/** A link under which the list can be read from now on. Throws where there is no answer. */
export async function shareList(): Promise<void> {
  const response = await send("POST", paths.shareFavorites(), { plates: plates() });
  const { key, secret } = response as Pick<SharedList, "key" | "secret">;
  await remember({ key, secret, since: Date.now() });
}

/** Whoever has the link finds nothing there any more. Throws where there is no answer. */
export async function stopSharing(): Promise<void> {
  const shared = favorites()?.shared;
  if (!shared) return;
  await send("DELETE", paths.sharedFavorites(shared.key), { secret: shared.secret });
  await remember(undefined);
}

/** The list changes under its link; where that fails now, the next change brings it in step. */
export async function updateShared(): Promise<void> {
  const shared = favorites()?.shared;
  if (!shared) return;
  const { key, secret } = shared;
  await send("PUT", paths.sharedFavorites(key), { secret, plates: plates() }).catch(() => {});
}

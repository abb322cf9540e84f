import type { Adapter, AdapterPayload } from "oidc-provider";

/** Two tabs of one person share a refresh token; whoever comes a moment later with the old one is let through. */
const leewaySeconds = 10;
const most = 20_000;
const secondsNow = () => Math.floor(Date.now() / 1_000);

type Entry = { payload: AdapterPayload; endsAt: number };

/** Sessions and tokens of our own provider, in memory: a restart asks everybody to sign in again, and its keys are kept. */
export function memoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  const alive = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.endsAt > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  function makeRoom() {
    if (entries.size < most) return;
    for (const [key, { endsAt }] of entries) if (endsAt <= Date.now()) entries.delete(key);
    for (const key of entries.keys()) {
      if (entries.size < most) return;
      entries.delete(key);
    }
  }

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      upsert: async (id, payload, expiresIn) => {
        makeRoom();
        const endsAt = expiresIn ? Date.now() + expiresIn * 1_000 : Number.POSITIVE_INFINITY;
        entries.set(keyOf(id), { payload: { ...payload }, endsAt });
      },
      find: async (id) => {
        const payload = alive(keyOf(id));
        if (!payload) return undefined;
        const isFresh =
          model === "RefreshToken" && secondsNow() - Number(payload.consumed ?? 0) < leewaySeconds;
        return isFresh ? { ...payload, consumed: undefined } : { ...payload };
      },
      findByUid: async (uid) => {
        for (const [key, { payload }] of entries)
          if (key.startsWith(`${model}:`) && payload.uid === uid && alive(key)) return { ...payload };
        return undefined;
      },
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = alive(keyOf(id));
        if (payload) payload.consumed ??= secondsNow();
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}

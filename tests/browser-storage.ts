import { vi } from "vitest";

/** A browser's storage for tests without a browser. `kept` is what it holds, and it holds no more than `room`. */
export function aBrowserStorage(kept: Record<string, string> = {}, room = Number.POSITIVE_INFINITY) {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      const others = Object.entries(kept).filter(([name]) => name !== key);
      const used = others.reduce((sum, [, text]) => sum + text.length, value.length);
      if (used > room) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  });
  return kept;
}

/** Every use of it is refused, as where the visitor has blocked all storage. */
export function aBlockedStorage(): void {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
}

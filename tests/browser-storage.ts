import { vi } from "vitest";

/** A browser's storage for tests without a browser. `kept` is what it holds. */
export function aBrowserStorage(kept: Record<string, string> = {}) {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
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

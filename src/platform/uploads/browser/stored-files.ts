/** Files that are under way, in IndexedDB: a reload has them still. Where that fails they are asked for again. */
const databaseName = "uploads";
const storeName = "files";
/** What nobody came back for; the server has cleared its part of it by then. */
const storedForMs = 24 * 3_600_000;

type Stored = { file: File; at: number };

export async function storeFile(local: string, file: File): Promise<void> {
  await inStore("readwrite", (store) => store.put({ file, at: Date.now() } satisfies Stored, local));
}

export async function findFile(local: string): Promise<File | null> {
  const stored = await inStore<Stored | undefined>("readonly", (store) => store.get(local));
  return stored?.file instanceof File ? stored.file : null;
}

export async function deleteStoredFile(local: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(local));
}

export async function purgeStoredFiles(now: number): Promise<void> {
  const keys = (await inStore<IDBValidKey[]>("readonly", (store) => store.getAllKeys())) ?? [];
  for (const key of keys) {
    const stored = await inStore<Stored | undefined>("readonly", (store) => store.get(key));
    if (stored && now - stored.at > storedForMs) await inStore("readwrite", (store) => store.delete(key));
  }
}

/** Null where the browser has no such storage, or no room in it. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  try {
    const database = await opened();
    try {
      return await answerOf(ask(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return answerOf(request);
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

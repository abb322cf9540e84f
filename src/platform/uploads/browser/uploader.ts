import { type FileKinds, refusalOfType } from "#core/files/file-kinds.ts";
import { sendFile } from "./send-file.ts";
import { deleteStoredFile, findFile, purgeStoredFiles, storeFile } from "./stored-files.ts";
import { newForm, readForm, writeForm } from "./stored-uploads.ts";
import { cancelUpload, failureText, UploadRefused, uploadCalls } from "./upload-calls.ts";
import { asWaiting, isSameFile, type UploadItem } from "./upload-item.ts";
import { changedList, emptyList, type UploadChange, type UploadList } from "./upload-list.ts";

/** More at a time would only share the same line. */
const atOnce = 2;
const unreadable = "Filen gick inte att läsa. Ta bort den och välj den igen.";

/** A file that the server has already. */
export type StoredUpload = { id: string; name: string; bytes: number };
/** What came of the form when it was sent: taken by it, or kept for when it is sent again. */
export type EarlierUploads = { taken: readonly StoredUpload[]; uploaded: readonly StoredUpload[] };

/** The files of one form in this tab: what is chosen, sent and remembered. A component shows it. */
export function createUploader(form: string, kinds: FileKinds) {
  let list: UploadList = emptyList;
  let token = "";
  let issuing: Promise<void> | null = null;
  const stopped = new AbortController();
  /** The server counts what was removed until it has dropped it: the next file waits for that. */
  let dropping: Promise<unknown> = Promise.resolve();
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const itemOf = (local: string) => list.items.find((item) => item.local === local);

  function change(to: UploadChange): void {
    list = changedList(list, to);
    writeForm(form, { token, items: [...list.items] });
    for (const listener of listeners) listener();
  }

  const callsWith = (signal: AbortSignal, onConnection: (isThere: boolean) => void) =>
    uploadCalls({ token, signal, onConnection, browser: window, ask: fetch.bind(globalThis) });

  /** The server gives one when the first file is sent; all of the form wait for the same. */
  function haveToken(onConnection: (isThere: boolean) => void): Promise<void> | null {
    if (token !== "") return null;
    issuing ??= callsWith(stopped.signal, onConnection)
      .issueToken()
      .then((issued) => {
        token = issued;
      })
      .finally(() => {
        issuing = null;
      });
    return issuing;
  }

  /** What was done before a reload may have been cleared since: a form must not be sent without it in silence. */
  async function askForCleared(): Promise<void> {
    const calls = callsWith(stopped.signal, () => {});
    for (const { local, id, status } of list.items) {
      if (status !== "done" || id === null) continue;
      const isCleared = await calls.find(id).then(
        () => false,
        (error: unknown) => error instanceof UploadRefused && error.isRemoved,
      );
      if (isCleared) change({ do: "change", local, to: { status: "needsFile", id: null, sent: 0 } });
    }
  }

  function sendNext(): void {
    while (!stopped.signal.aborted && running.size < atOnce) {
      const next = list.items.find(
        ({ local, status }) => status === "waiting" && files.has(local) && !running.has(local),
      );
      const file = next && files.get(next.local);
      if (!next || !file) return;
      void send(next, file);
    }
  }

  async function send({ local, id }: UploadItem, file: File): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(local, controller);
    const update = (to: Partial<UploadItem>) => {
      if (!signal.aborted) change({ do: "change", local, to });
    };
    const onConnection = (isThere: boolean) => {
      const status = itemOf(local)?.status;
      if (!isThere && status !== "offline") update({ status: "offline" });
      if (isThere && status === "offline") update({ status: "sending" });
    };
    const sendWithToken = async (earlier: string | null, isAgain = false): Promise<void> => {
      await haveToken(onConnection);
      const used = token;
      try {
        await sendFile({ calls: callsWith(signal, onConnection), file, id: earlier, update });
      } catch (error) {
        const isStale = error instanceof UploadRefused && (error.isRemoved || error.isForeign);
        if (!isStale || isAgain) throw error;
        // What the server has dropped meanwhile begins anew, with another token where it was that.
        if (error.isForeign && token === used) token = "";
        await sendWithToken(null, true);
      }
    };
    try {
      await dropping;
      await sendWithToken(id);
      void deleteStoredFile(local);
    } catch (error) {
      const isFinal = error instanceof UploadRefused && error.isAboutFile;
      update({ status: isFinal ? "refused" : "failed", message: messageOf(error) });
      if (isFinal && !signal.aborted) void deleteStoredFile(local);
    } finally {
      if (running.get(local) === controller) running.delete(local);
      sendNext();
    }
  }

  /** What was removed is gone for good: something else is done, or the page is left. */
  function forget(): void {
    if (!list.removed) return;
    const { id, local } = list.removed.item;
    if (id !== null) dropping = Promise.all([dropping, cancelUpload(id, token)]);
    void deleteStoredFile(local);
    files.delete(local);
    change({ do: "forget" });
  }

  function retry(local: string): void {
    change({ do: "change", local, to: { status: "waiting", message: null } });
    sendNext();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => list,
    file: (local: string) => files.get(local) ?? null,

    /** What this tab remembers of the form. Once the form has been taken it is a new one. */
    start: async ({ taken, uploaded }: EarlierUploads) => {
      let stored = readForm(form);
      if (taken.length > 0) {
        for (const { local } of stored.items) void deleteStoredFile(local);
        stored = newForm();
      }
      ({ token } = stored);
      const ids = new Set(stored.items.map(({ id }) => id));
      const others = uploaded.filter(({ id }) => !ids.has(id)).map(receivedItem);
      list = { items: [...stored.items.map(asWaiting), ...others], removed: null };
      change({ do: "forget" });
      for (const { local } of list.items.filter(({ status }) => status === "waiting")) {
        const file = await findFile(local);
        if (file) files.set(local, file);
        else change({ do: "change", local, to: { status: "needsFile" } });
      }
      sendNext();
      void askForCleared();
      void purgeStoredFiles(Date.now());
    },

    /** A file that was asked for again goes on; any other is new. */
    add: (selectedFiles: readonly File[]) => {
      forget();
      for (const file of selectedFiles) {
        const waitingItem = list.items.find((item) => item.status === "needsFile" && isSameFile(item, file));
        const local = waitingItem?.local ?? crypto.randomUUID();
        files.set(local, file);
        if (waitingItem) change({ do: "change", local, to: { status: "waiting" } });
        else change({ do: "add", item: newItem(local, file, refusalOfType(kinds, file.type)) });
        if (itemOf(local)?.status === "waiting") void storeFile(local, file);
      }
      sendNext();
    },
    retry,
    move: (local: string, by: number) => change({ do: "move", local, by }),
    place: (local: string, at: number) => change({ do: "place", local, at }),
    remove: (local: string) => {
      forget();
      running.get(local)?.abort();
      running.delete(local);
      const item = itemOf(local);
      if (item) change({ do: "change", local, to: asWaiting(item) });
      change({ do: "remove", local });
      sendNext();
    },
    undo: () => {
      change({ do: "undo" });
      sendNext();
    },
    forget,
    stop: () => {
      forget();
      stopped.abort();
      for (const controller of running.values()) controller.abort();
      running.clear();
    },
  };
}
export type Uploader = ReturnType<typeof createUploader>;

function messageOf(error: unknown): string {
  if (error instanceof UploadRefused) return error.message;
  return error instanceof DOMException ? unreadable : failureText;
}

function newItem(
  local: string,
  { name, size, lastModified }: Pick<File, "name" | "size" | "lastModified">,
  message: string | null,
): UploadItem {
  const status = message === null ? "waiting" : "refused";
  return { local, id: null, name, bytes: size, modified: lastModified, status, sent: 0, message };
}

function receivedItem({ id, name, bytes }: StoredUpload): UploadItem {
  return { ...newItem(id, { name, size: bytes, lastModified: 0 }, null), id, status: "done" };
}

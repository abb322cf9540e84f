/** A file of a form, from the moment it is chosen. It is written to the session's storage as it is. */
export type UploadItem = {
  /** Its own from the start; `id` is the server's, once it has begun. */
  local: string;
  id: string | null;
  name: string;
  bytes: number;
  modified: number;
  status: UploadStatus;
  /** How many bytes have arrived. */
  sent: number;
  /** Why it failed or was refused. */
  message: string | null;
};

type StatusFacts = {
  /** After its size. */
  text: string;
  /** Whether something is being done about it. */
  isInProgress: boolean;
  /** Whether the form has to wait for it: what was chosen and can still arrive is not left behind in silence. */
  isAwaited: boolean;
};

/** The status text of a file, and what can be done with it. */
export const uploadStatuses = {
  waiting: { text: "väntar på sin tur", isInProgress: true, isAwaited: true },
  sending: { text: "skickas", isInProgress: true, isAwaited: true },
  offline: { text: "ingen anslutning, fortsätter när den är tillbaka", isInProgress: true, isAwaited: true },
  checking: { text: "kontrolleras", isInProgress: true, isAwaited: true },
  done: { text: "klar", isInProgress: false, isAwaited: false },
  failed: { text: "kunde inte skickas", isInProgress: false, isAwaited: true },
  refused: { text: "togs inte emot", isInProgress: false, isAwaited: false },
  needsFile: {
    text: "välj samma fil igen, så fortsätter den där den var",
    isInProgress: false,
    isAwaited: true,
  },
} as const satisfies Record<string, StatusFacts>;
export type UploadStatus = keyof typeof uploadStatuses;

export function percentOf({ sent, bytes, status }: UploadItem): number {
  return status === "done" ? 100 : Math.floor((100 * sent) / bytes);
}

/** The same file, as far as a browser tells: asked when it has to be picked again. */
export function isSameFile(item: UploadItem, file: Pick<File, "name" | "size" | "lastModified">): boolean {
  return item.name === file.name && item.bytes === file.size && item.modified === file.lastModified;
}

/** What was under way has to be taken up again. */
export function asWaiting(item: UploadItem): UploadItem {
  return uploadStatuses[item.status].isInProgress ? { ...item, status: "waiting" } : item;
}

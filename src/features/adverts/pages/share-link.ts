export type Shared = { title: string; url: string };

/** Every mail program takes this, script or no script. */
export function mailLink({ title, url }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
}

/** What the browser has for sharing; a part of it may be missing, or there and refuse. */
export type SharingMethods = {
  share: ((shared: Shared) => Promise<void>) | undefined;
  copy: ((text: string) => Promise<void>) | undefined;
};

/** "handed" and "cancelled" are the system's own matter; the others have to be told. */
export type SharingResult = "handed" | "cancelled" | "copied" | "failed";

/** The system's share sheet where there is one, else the clipboard. A sheet that cannot be opened is none. */
export async function shareOrCopy(shared: Shared, { share, copy }: SharingMethods): Promise<SharingResult> {
  if (share) {
    try {
      await share(shared);
      return "handed";
    } catch (error) {
      if (isChangedMind(error)) return "cancelled";
    }
  }
  try {
    await copy?.(shared.url);
    return copy ? "copied" : "failed";
  } catch {
    return "failed";
  }
}

/** Who closes the sheet has not failed. */
function isChangedMind(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

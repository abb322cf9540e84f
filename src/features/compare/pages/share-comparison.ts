import { type Shared, shareOrCopy } from "#features/adverts/pages/share-link.ts";
import { showToast } from "#platform/browser/toast-store.ts";

/** By the system's share sheet, else the clipboard; a toast says the result. */
export async function shareComparison(shared: Shared): Promise<void> {
  const result = await shareOrCopy(shared, {
    share: "share" in navigator ? (what) => navigator.share(what) : undefined,
    copy: "clipboard" in navigator ? (text) => navigator.clipboard.writeText(text) : undefined,
  });
  if (result === "copied") showToast({ variant: "success", title: "Länken är kopierad", text: shared.url });
  if (result === "failed")
    showToast({ variant: "error", title: "Länken kunde inte kopieras", text: shared.url });
}

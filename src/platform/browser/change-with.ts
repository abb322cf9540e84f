import { showToast } from "./toast-store.ts";

/** Loads the code that changes a list at the first change; a toast says where that fails. Returns whether it was done. */
export async function changeWith<Changes>(
  load: () => Promise<Changes>,
  work: (changes: Changes) => Promise<void>,
  failure: string,
): Promise<boolean> {
  try {
    await work(await load());
    return true;
  } catch {
    showToast({ variant: "error", title: failure, text: "Kontrollera nätet och försök igen." });
    return false;
  }
}

import { showToast } from "./toast-store.ts";

/** What changes a list is loaded with the first change; whoever asked is told where that fails. Answers whether it was done. */
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

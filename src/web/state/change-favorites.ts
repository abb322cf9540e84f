import { showToast } from "./toast-store.ts";

type Changes = typeof import("./favorite-changes.ts");

/** What can be done to the list is loaded with the first press on a heart. Answers whether it was done. [FAVPAGE-1] */
export async function changeFavorites(work: (changes: Changes) => Promise<void>): Promise<boolean> {
  try {
    await work(await import("./favorite-changes.ts"));
    return true;
  } catch {
    showToast({
      variant: "error",
      title: "Favoriterna kunde inte ändras",
      text: "Kontrollera nätet och försök igen.",
    });
    return false;
  }
}

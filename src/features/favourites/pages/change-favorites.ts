import { changeWith } from "#platform/browser/change-with.ts";

type Changes = typeof import("./favorite-changes.ts");

export function changeFavorites(work: (changes: Changes) => Promise<void>): Promise<boolean> {
  return changeWith(() => import("./favorite-changes.ts"), work, "Favoriterna kunde inte ändras");
}

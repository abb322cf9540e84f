import { withColourScheme } from "../rules/colour-scheme.ts";
import { changeBrowserState } from "./visit.ts";

declare global {
  /** Of the script in the page's head: first-paint-scripts.ts. */
  var showColours: ((scheme: string) => void) | undefined;
}

/** Shown once more when it is stored: a page that was still loading has shown what was stored before. */
export async function chooseColours(scheme: string): Promise<void> {
  globalThis.showColours?.(scheme);
  await changeBrowserState((state) => withColourScheme(state, scheme));
  globalThis.showColours?.(scheme);
}

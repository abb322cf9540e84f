import { exitPopup } from "#brand/exit-popup.ts";
import type { BrowserState } from "./browser-state.ts";
import { variantFor } from "./experiment.ts";

/** Nobody sees it; those of variant 1, so that its use can be measured; everybody. */
export type ExitPopupMode = "off" | "experiment" | "on";

const ofChain: { mode: ExitPopupMode } = exitPopup;
export const exitPopupMode = ofChain.mode;

/** A pointer that goes out over the upper edge is on its way to another tab or address. */
export function leavesUpwards({
  clientY,
  relatedTarget,
}: Pick<MouseEvent, "clientY" | "relatedTarget">): boolean {
  return relatedTarget === null && clientY <= 0;
}

type Remembered = Pick<BrowserState, "setup" | "history">;

/** Once in a browser. */
export function mayPresentExitPopup(mode: ExitPopupMode, { setup, history }: Remembered): boolean {
  if (mode === "off" || history.wasExitPopupPresented) return false;
  return mode === "on" || variantFor("exit-popup", setup.deviceUniqueId) === 1;
}

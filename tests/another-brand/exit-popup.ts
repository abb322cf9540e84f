import type { ExitPopupMode } from "#features/visitors/rules/exit-popup.ts";

export const exitPopup: { mode: ExitPopupMode } = { mode: "on" };
